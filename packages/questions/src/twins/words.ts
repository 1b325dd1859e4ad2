// Words that change nothing about what a question asks, and those that turn it round, in the five languages.

/** Left out before two questions are compared: people add and drop them. */
export const fillers: ReadonlySet<string> = new Set(
  `the a an of is are was were be to in on at for by with and or that this these it its do does did which what please
  following choose select question answer statement one
  el la los las un una unos unas de del en por para con y o que es son esta este estos estas cual cuál siguiente siguientes
  pregunta elige selecciona respuesta a al se lo
  os as um uma uns umas do da dos das no na nos nas em e ou é são qual quais seguinte seguintes questão escolha selecione
  resposta ao à às`.split(/\s+/),
);

/** Longer ones first: what is left out goes as a whole. Chinese and Japanese have no spaces between words. */
export const writtenFillers =
  /请问|下列|下面|以下|哪一项|哪一个|哪个|哪项|选项|请选择|选择|的|了|吗|呢|次の|以下の|うち|どれ|ですか|でしょうか|ますか|か(?=$)|を選びなさい|選べ|です|ます(?!ん)|は|が|を|に|の/gu;

/** One that only one of two questions has makes them two questions. */
export const turns: ReadonlySet<string> = new Set(
  `not no never none neither nor cannot without except excluding incorrect incorrectly false wrong untrue least isnt arent
  wasnt doesnt didnt dont cant wont
  nunca ningún ninguna ninguno sin excepto incorrecto incorrecta falso falsa menos tampoco jamás
  não nem nunca nenhum nenhuma sem exceto incorreto incorreta errado errada falso falsa menos jamais`.split(/\s+/),
);

export const writtenTurns = /[不非没無无未否勿莫错錯誤误除]|ない|ません|なく|ず(?!つ)|以外/u;

export const numerals = /[0-9０-９一二三四五六七八九十百千万亿億兩两半]/u;
