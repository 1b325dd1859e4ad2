// The words that the generated files are made of: five languages whose headers the import knows, five that it has never seen.

export interface CorpusLanguage {
  code: string;
  /** Whether the table of header names has its words. */
  isKnown: boolean;
  headers: {
    number: string;
    stem: string;
    option: string;
    answer: string;
    explanation: string;
    type: string;
    chapter: string;
    score: string;
    source: string;
    right: string;
    wrong: string;
  };
  types: { single: string; several: string; truth: string; blank: string };
  truth: readonly [yes: string, no: string];
  chapters: readonly string[];
  /** Country and capital. */
  places: readonly (readonly [string, string])[];
  capital(country: string): string;
  isCapital(city: string, country: string): string;
  blank(country: string): string;
  sum(a: number, b: number): string;
  even(limit: number): string;
  word(n: number): string;
  because(city: string, country: string): string;
}

const pair = (text: string): (readonly [string, string])[] =>
  text.split(',').map((entry) => {
    const [country = '', city = ''] = entry.trim().split('=');
    return [country, city] as const;
  });

const list = (text: string): string[] => text.split(',').map((entry) => entry.trim());

type Names = CorpusLanguage['headers'];

function nameColumns(text: string): Names {
  const [number, stem, option, answer, explanation, type, chapter, score, source, right, wrong] = list(text);
  return { number, stem, option, answer, explanation, type, chapter, score, source, right, wrong } as Names;
}

function nameTypes(text: string): CorpusLanguage['types'] {
  const [single, several, truth, blank] = list(text);
  return { single, several, truth, blank } as CorpusLanguage['types'];
}

export const corpusLanguages: readonly CorpusLanguage[] = [
  {
    code: 'en',
    isKnown: true,
    headers: nameColumns(
      'No, Question, Option, Correct Answer, Explanation, Type, Chapter, Points, Source, Correct, Wrong Answer',
    ),
    types: nameTypes('Single choice, Multiple answers, True/False, Fill in the blank'),
    truth: ['True', 'False'],
    chapters: ['Western Europe', 'Eastern Europe', 'Overseas'],
    places: pair(
      'France=Paris,Italy=Rome,Spain=Madrid,Japan=Tokyo,Egypt=Cairo,Peru=Lima,Norway=Oslo,Kenya=Nairobi,Cuba=Havana,Poland=Warsaw,Greece=Athens,Austria=Vienna',
    ),
    capital: (country) => `Which city is the capital of ${country}?`,
    isCapital: (city, country) => `${city} is the capital of ${country}.`,
    blank: (country) => `The capital of ${country} is ____.`,
    sum: (a, b) => `How much is ${a} plus ${b}?`,
    even: (limit) => `Which of these numbers below ${limit} are even?`,
    word: (n) => `What does the tag <html> stand for in exercise ${n} on __init__ files?`,
    because: (city, country) => `${city} has been the seat of the government of ${country} for a long time.`,
  },
  {
    code: 'zh',
    isKnown: true,
    headers: nameColumns('序号, 题干, 选项, 正确答案, 解析, 题型, 章节, 分值, 出处, 是否正确, 错误答案'),
    types: nameTypes('单选题, 多选题, 判断题, 填空题'),
    truth: ['对', '错'],
    chapters: ['第一章 西欧', '第二章 东欧', '第三章 海外'],
    places: pair(
      '法国=巴黎,意大利=罗马,西班牙=马德里,日本=东京,埃及=开罗,秘鲁=利马,挪威=奥斯陆,肯尼亚=内罗毕,古巴=哈瓦那,波兰=华沙,希腊=雅典,奥地利=维也纳',
    ),
    capital: (country) => `下列哪座城市是${country}的首都？`,
    isCapital: (city, country) => `${city}是${country}的首都。`,
    blank: (country) => `${country}的首都是____。`,
    sum: (a, b) => `${a}加${b}等于多少？`,
    even: (limit) => `下列${limit}以内的数中，哪些是偶数？`,
    word: (n) => `练习${n}中的 <html> 标记和 __init__ 文件表示什么？`,
    because: (city, country) => `${city}长期以来一直是${country}政府的所在地，所以选它。`,
  },
  {
    code: 'ja',
    isKnown: true,
    headers: nameColumns('番号, 問題文, 選択肢, 正解, 解説, 問題形式, 分野, 配点, 出典, 正誤, 誤答'),
    types: nameTypes('単一選択, 複数選択, 正誤問題, 穴埋め'),
    truth: ['正しい', '誤り'],
    chapters: ['西ヨーロッパ', '東ヨーロッパ', 'その他の地域'],
    places: pair(
      'フランス=パリ,イタリア=ローマ,スペイン=マドリード,日本=東京,エジプト=カイロ,ペルー=リマ,ノルウェー=オスロ,ケニア=ナイロビ,キューバ=ハバナ,ポーランド=ワルシャワ,ギリシャ=アテネ,オーストリア=ウィーン',
    ),
    capital: (country) => `次のうち、${country}の首都はどれですか。`,
    isCapital: (city, country) => `${city}は${country}の首都である。`,
    blank: (country) => `${country}の首都は____である。`,
    sum: (a, b) => `${a}に${b}を足すといくつになりますか。`,
    even: (limit) => `${limit}までの次の数のうち、偶数はどれですか。`,
    word: (n) => `練習${n}の <html> タグと __init__ ファイルは何を表しますか。`,
    because: (city, country) => `${city}には長い間${country}の政府が置かれているためである。`,
  },
  {
    code: 'es',
    isKnown: true,
    headers: nameColumns(
      'Nº, Pregunta, Opción, Respuesta correcta, Explicación, Tipo, Capítulo, Puntos, Fuente, Correcta, Respuesta incorrecta',
    ),
    types: nameTypes('Opción única, Respuesta múltiple, Verdadero/Falso, Completar'),
    truth: ['Verdadero', 'Falso'],
    chapters: ['Europa occidental', 'Europa oriental', 'Ultramar'],
    places: pair(
      'Francia=París,Italia=Roma,España=Madrid,Japón=Tokio,Egipto=El Cairo,Perú=Lima,Noruega=Oslo,Kenia=Nairobi,Cuba=La Habana,Polonia=Varsovia,Grecia=Atenas,Austria=Viena',
    ),
    capital: (country) => `¿Qué ciudad es la capital de ${country}?`,
    isCapital: (city, country) => `${city} es la capital de ${country}.`,
    blank: (country) => `La capital de ${country} es ____.`,
    sum: (a, b) => `¿Cuánto es ${a} más ${b}?`,
    even: (limit) => `¿Cuáles de estos números menores que ${limit} son pares?`,
    word: (n) => `¿Qué significa la etiqueta <html> en el ejercicio ${n} sobre __init__?`,
    because: (city, country) => `${city} es desde hace mucho la sede del gobierno de ${country}.`,
  },
  {
    code: 'pt',
    isKnown: true,
    headers: nameColumns(
      'Nº, Pergunta, Opção, Resposta correta, Explicação, Tipo, Capítulo, Pontos, Fonte, Correta, Resposta errada',
    ),
    types: nameTypes('Escolha única, Múltiplas respostas, Verdadeiro/Falso, Preencher lacunas'),
    truth: ['Verdadeiro', 'Falso'],
    chapters: ['Europa Ocidental', 'Europa Oriental', 'Além-mar'],
    places: pair(
      'França=Paris,Itália=Roma,Espanha=Madri,Japão=Tóquio,Egito=Cairo,Peru=Lima,Noruega=Oslo,Quênia=Nairóbi,Cuba=Havana,Polônia=Varsóvia,Grécia=Atenas,Áustria=Viena',
    ),
    capital: (country) => `Qual destas cidades é a capital de ${country}?`,
    isCapital: (city, country) => `${city} é a capital de ${country}.`,
    blank: (country) => `A capital de ${country} é ____.`,
    sum: (a, b) => `Quanto é ${a} mais ${b}?`,
    even: (limit) => `Quais destes números abaixo de ${limit} são pares?`,
    word: (n) => `O que significa a marca <html> no exercício ${n} sobre __init__?`,
    because: (city, country) => `${city} é há muito tempo a sede do governo de ${country}.`,
  },
  {
    code: 'de',
    isKnown: false,
    headers: nameColumns(
      'Lfd. Nr., Frage, Antwort, Lösung, Erläuterung, Fragetyp, Kapitel, Punkte, Quelle, Richtig, Falsche Antwort',
    ),
    types: nameTypes('Einfachauswahl, Mehrfachauswahl, Richtig/Falsch, Lückentext'),
    truth: ['Richtig', 'Falsch'],
    chapters: ['Westeuropa', 'Osteuropa', 'Übersee'],
    places: pair(
      'Frankreich=Paris,Italien=Rom,Spanien=Madrid,Japan=Tokio,Ägypten=Kairo,Peru=Lima,Norwegen=Oslo,Kenia=Nairobi,Kuba=Havanna,Polen=Warschau,Griechenland=Athen,Österreich=Wien',
    ),
    capital: (country) => `Welche Stadt ist die Hauptstadt von ${country}?`,
    isCapital: (city, country) => `${city} ist die Hauptstadt von ${country}.`,
    blank: (country) => `Die Hauptstadt von ${country} heißt ____.`,
    sum: (a, b) => `Wie viel ergibt ${a} plus ${b}?`,
    even: (limit) => `Welche dieser Zahlen unter ${limit} sind gerade?`,
    word: (n) => `Was bedeutet das Zeichen <html> in Übung ${n} über __init__?`,
    because: (city, country) => `${city} ist seit langem Sitz der Regierung von ${country}.`,
  },
  {
    code: 'ru',
    isKnown: false,
    headers: nameColumns(
      '№ п/п, Вопрос, Вариант, Правильный ответ, Пояснение, Тип вопроса, Раздел, Баллы, Источник, Верно, Неверный ответ',
    ),
    types: nameTypes('Один ответ, Несколько ответов, Верно/Неверно, Пропуск'),
    truth: ['Верно', 'Неверно'],
    chapters: ['Западная Европа', 'Восточная Европа', 'Другие страны'],
    places: pair(
      'Франция=Париж,Италия=Рим,Испания=Мадрид,Япония=Токио,Египет=Каир,Перу=Лима,Норвегия=Осло,Кения=Найроби,Куба=Гавана,Польша=Варшава,Греция=Афины,Австрия=Вена',
    ),
    capital: (country) => `Какой город является столицей страны ${country}?`,
    isCapital: (city, country) => `${city} является столицей страны ${country}.`,
    blank: (country) => `Столица страны ${country} называется ____.`,
    sum: (a, b) => `Сколько будет ${a} плюс ${b}?`,
    even: (limit) => `Какие из этих чисел меньше ${limit} чётные?`,
    word: (n) => `Что означает метка <html> в упражнении ${n} о файлах __init__?`,
    because: (city, country) => `${city} уже давно является местом пребывания правительства страны ${country}.`,
  },
  {
    code: 'ko',
    isKnown: false,
    headers: nameColumns('연번, 문항, 보기, 정답, 해설, 문항 유형, 단원, 배점, 출처, 정오, 오답'),
    types: nameTypes('단일 선택, 복수 선택, 참거짓, 빈칸'),
    truth: ['참', '거짓'],
    chapters: ['서유럽', '동유럽', '그 밖의 지역'],
    places: pair(
      '프랑스=파리,이탈리아=로마,스페인=마드리드,일본=도쿄,이집트=카이로,페루=리마,노르웨이=오슬로,케냐=나이로비,쿠바=아바나,폴란드=바르샤바,그리스=아테네,오스트리아=빈',
    ),
    capital: (country) => `다음 중 ${country}의 수도는 어느 도시입니까?`,
    isCapital: (city, country) => `${city}는 ${country}의 수도이다.`,
    blank: (country) => `${country}의 수도는 ____이다.`,
    sum: (a, b) => `${a} 더하기 ${b}는 얼마입니까?`,
    even: (limit) => `${limit}보다 작은 다음 수 가운데 짝수는 무엇입니까?`,
    word: (n) => `연습 ${n}의 <html> 표시와 __init__ 파일은 무엇을 뜻합니까?`,
    because: (city, country) => `${city}에는 오래전부터 ${country} 정부가 자리하고 있기 때문이다.`,
  },
  {
    code: 'vi',
    isKnown: false,
    headers: nameColumns(
      'STT, Câu hỏi, Phương án, Đáp án đúng, Giải thích, Loại câu hỏi, Chương, Điểm số, Nguồn, Đúng hay sai, Đáp án sai',
    ),
    types: nameTypes('Một đáp án, Nhiều đáp án, Đúng/Sai, Điền từ'),
    truth: ['Đúng', 'Sai'],
    chapters: ['Tây Âu', 'Đông Âu', 'Các nước khác'],
    places: pair(
      'Pháp=Paris,Ý=Roma,Tây Ban Nha=Madrid,Nhật Bản=Tokyo,Ai Cập=Cairo,Peru=Lima,Na Uy=Oslo,Kenya=Nairobi,Cuba=La Habana,Ba Lan=Warszawa,Hy Lạp=Athena,Áo=Viên',
    ),
    capital: (country) => `Thành phố nào sau đây là thủ đô của ${country}?`,
    isCapital: (city, country) => `${city} là thủ đô của ${country}.`,
    blank: (country) => `Thủ đô của ${country} là ____.`,
    sum: (a, b) => `${a} cộng ${b} bằng bao nhiêu?`,
    even: (limit) => `Những số nào sau đây nhỏ hơn ${limit} là số chẵn?`,
    word: (n) => `Thẻ <html> trong bài tập ${n} về tệp __init__ có nghĩa là gì?`,
    because: (city, country) => `${city} từ lâu đã là nơi đặt trụ sở chính phủ của ${country}.`,
  },
  {
    code: 'tr',
    isKnown: false,
    headers: nameColumns(
      'Sıra, Soru, Seçenek, Doğru cevap, Açıklama, Soru türü, Bölüm, Puan, Kaynak, Doğru mu, Yanlış cevap',
    ),
    types: nameTypes('Tek seçim, Çoklu seçim, Doğru/Yanlış, Boşluk doldurma'),
    truth: ['Doğru', 'Yanlış'],
    chapters: ['Batı Avrupa', 'Doğu Avrupa', 'Diğer ülkeler'],
    places: pair(
      'Fransa=Paris,İtalya=Roma,İspanya=Madrid,Japonya=Tokyo,Mısır=Kahire,Peru=Lima,Norveç=Oslo,Kenya=Nairobi,Küba=Havana,Polonya=Varşova,Yunanistan=Atina,Avusturya=Viyana',
    ),
    capital: (country) => `Aşağıdaki şehirlerden hangisi ${country} ülkesinin başkentidir?`,
    isCapital: (city, country) => `${city}, ${country} ülkesinin başkentidir.`,
    blank: (country) => `${country} ülkesinin başkenti ____ şehridir.`,
    sum: (a, b) => `${a} artı ${b} kaç eder?`,
    even: (limit) => `${limit} sayısından küçük bu sayılardan hangileri çifttir?`,
    word: (n) => `${n}. alıştırmadaki <html> etiketi ve __init__ dosyası ne demektir?`,
    because: (city, country) => `${city} uzun zamandır ${country} hükümetinin bulunduğu yerdir.`,
  },
];
