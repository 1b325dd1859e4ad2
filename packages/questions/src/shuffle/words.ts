// The words beside a letter that show what it is. In doubt a word is left out: the question then keeps its order, which
// is always right; a letter changed by mistake never is.

/** Right before a letter, these make it an option: "option B", "la opción B", "a alternativa C". */
export const optionWords = new Set(
  (
    'option options choice choices answer answers ans ' +
    'opción opciones respuesta respuestas inciso incisos ' +
    'opção opções alternativa alternativas resposta respostas gabarito'
  ).split(' '),
);

/** These too, when nothing but these linking words stands between, and the letter ends the phrase: "correct: B". */
export const keyWords = new Set([...optionWords, 'correct', 'correcta', 'correctas', 'correta', 'corretas', 'key']);
export const linkingWords = new Set(
  ': - – — = is are the es son la las el é são a as o correct right best true letra'.split(' '),
);

export const copulas = new Set('is are was were isn aren es son é são está están estão'.split(' '));
export const besideCopula = new Set("not no não the la las as both also only clearly ' ’ t también também".split(' '));
/** After a copula, these judge an option: "B is wrong", "la C es falsa". */
export const englishVerdicts = new Set('correct incorrect right wrong true false'.split(' '));
export const afterVerdict = new Set(
  'answer answers option options choice choices one ones because since as and but so while for'.split(' '),
);
export const verdicts = new Set(
  (
    'correcta correctas incorrecta incorrectas falsa falsas verdadera verdaderas errónea erróneas válida válidas ' +
    'correta corretas incorreta incorretas errada erradas certa certas verdadeira verdadeiras'
  ).split(' '),
);
/** What may stand before a letter that is judged; any other word may be what the letter names: "Vitamin C is right". */
export const leadWords = new Set(
  (
    'so therefore thus hence because that but and while since only both then also although ' +
    'la las que pero porque y mientras sólo solo entonces luego ' +
    'as mas pois portanto logo e enquanto apenas somente'
  ).split(' '),
);
/** "Only A", as an option. */
export const onlyWords = new Set('only just solo sólo solamente apenas somente só both'.split(' '));

export const optionWordsInChinese = ['选项', '选择', '选', '答案', '答案是', '答案为', '答案应为', '正解'];
export const optionWordsInJapanese = ['選択肢', '正解は', '正答は', '正答', '答えは', '解答は', '解答'];
export const leadsInChinese = ['故', '则', '而', '但', '且', '因此', '所以', '因而', '可知', '只有', '仅', '即'];
export const leadsInJapanese = ['よって', 'したがって', 'ゆえに', 'なので', 'ため'];
export const onlyInChinese = ['仅', '只有', '只', '仅有'];

/** Right after a letter, these judge it: "C错误", "AD符合题意", "B项". */
export const judgedInChinese = (
  '正确 错误 不正确 不符合 符合题意 不合题意 选项 不对 不选 说法 均正确 均错误 都正确 都错误 均不 都不 是正确 是错误 为正确 ' +
  '为错误 两项 三项 四项'
).split(' ');
/** These judge only where the phrase ends: "D对。" but "维生素D对钙…". */
export const judgedAtTheEnd = ['对', '错', '项', '是对的', '是错的', '都对', '都错', '均对', '均错', '错了'];
/** And these after 项, as in "A项正确": any other word could make it 项目, "project A". */
export const afterItem = ['正确', '错误', '不', '符合', '均', '都', '是', '为', '中', '的', '说', '对', '错'];
export const judgedInJapanese = (
  'が正解 は正解 は不正解 が正しい は正しい も正しい のみ正しい は正しくない は誤り は誤って は間違 は適切 は不適切 が適切 が誤り ' +
  'は× は○'
).split(' ');
