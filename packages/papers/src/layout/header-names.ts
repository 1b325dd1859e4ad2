// What people call the columns of a question sheet, in the five languages: the one table of header synonyms.
import type { ColumnRole } from '@tiku/questions/column-roles';

export const headerNames: Record<ColumnRole, string> = {
  stem: `
    题干, 题目, 试题, 试题内容, 题目内容, 问题, 题目描述, 试题题干, 题干内容, 题面, 问题内容,
    试题题目, 试题描述, 试题名称, 题目名称, 题目标题, 题目文本, 小题题干, 题目正文, 试题正文, 问题描述,
    Question, Questions, Question Text, Question Title, Question Stem, Stem, Question Description,
    Question Content, Prompt, Question Prompt, The Question, Ques, Question Statement, Problem, Q Text, Statement, Sentence, Sentences,
    問題, 問題文, 設問, 設問文, 質問, 質問文, 問題内容, 問い, 問題本文,
    Pregunta, Preguntas, Enunciado, Texto de la pregunta, Enunciado de la pregunta, Cuestión, Texto pregunta, Preg, Afirmación,
    Pergunta, Perguntas, Questão, Questões, Texto da pergunta, Texto da questão, Enunciado da questão, Afirmação,
    Afirmativa, Assertiva,
  `,
  type: `
    题型, 试题类型, 题目类型, 类型, 题类, 问题类型, 试题题型, 题目题型, 小题题型,
    Type, Question Type, Item Type, Qtype, Kind, Format, Question Format, Type Question, Type de question,
    タイプ, 種類, 問題タイプ, 問題形式, 形式, 出題形式, 種別, 問題種別, 問題の種類,
    Tipo, Tipo pregunta, Tipo de pregunta, Tipo de pergunta, Tipo de questão,
  `,
  option: `
    选择项, 选项, 项, 项目, 选择, 备选项, 备选答案, 候选项, 答案选项, 选项内容, 选项列表, 试题选项, 题目选项, Option Content, Option Text, Options Text, Choices Text, Option List,
    Option, Options, Choice, Choices, Answer Option, Answer Options, Answer Choice, Answer Choices,
    Alternative, Alternatives, Opt, Opts, Op, Ops, Possible Answer, Possible Answers,
    項, 選択肢, 項目, 選択項目, 選択, 肢, 選択枝,
    Opción, Opciones, Opc, Alternativa, Alternativas, Opción de respuesta, Opciones de respuesta, Inciso,
    Opção, Opções, Opção de resposta, Opções de resposta,
  `,
  label: `
    选项标识, 选项序号, 选项编号, Option Label,
  `,
  matching: `
    匹配, 匹配项, 连线, 连线项, 配对, 配对项, 右侧, 右项,
    Match, Matches, Matching, Matching Item, Pair, Right, Right Side,
    マッチ, マッチング, 対応, 組み合わせ, 対応項目, 組合せ,
    Emparejamiento, Correspondencia, Pareja, Par, Correspondência, Associação, Combinação,
  `,
  answer: `
    答案, 正确答案, 标准答案, 参考答案, 试题答案, 题目答案, 答案内容, 正确选项, 答案选择, 正解, 正答,
    Question Answer, Answer, Answers, Correct Answer, Correct Answers, Correct, Key, Answer Key, Right Answer,
    Correct Option, Correct Options, Correct Letter, Correct Choice, Right Option, Solution, Ans,
    Correct Ans, Ans Correct, Answer Correct, Correct Op, Correct Opt, Response, Correct Response, Correct Index, Answer Index, Correct Answer Index, Answer Letter,
    Correct Option Number, Correct Answer Number, Answer Number, Correct Option Index, Answer No,
    解答, 答え, 答, 回答, 模範解答, 模範回答, 想定解答, 想定回答, 解答例, 回答例, 正解番号, 正答番号, 正解の選択肢, 正解インデックス,
    Respuesta, Respuestas, Rpta, Rta, Resp, Resp correcta, Rpta correcta, Respuesta correcta, Respuestas correctas, Opción correcta, Solución, Correcta, Correcto,
    Correctas,
    Clave, Alternativa correcta, Resposta, Respostas, Resp correta, Resposta correta, Respostas corretas, Gabarito,
    Alternativa correta, Opção correta, Correta, Solução, Resposta certa,
    True/False, True or False, T/F, 对错, 正误, 正誤, ○×, Verdadero/Falso, Verdadero o falso, V/F, Verdadeiro/Falso,
    Verdadeiro ou falso, Certo/Errado, Certo ou errado,
  `,
  wrong: `
    错误答案, 干扰项, 错误选项, 干扰选项, Wrong Answer, Wrong Answers, Wrong Options, Incorrect Options, Distractors,
    Respuestas incorrectas, Opciones incorrectas, Respostas incorretas, Respostas erradas, Distratores, Incorrect Answer, Incorrect Answers, Distractor, Incorrect,
    Wrong, Wrong Option, Incorrect Option, 誤答, 不正解, Respuesta incorrecta, Incorrecta,
    Opción incorrecta, Resposta errada, Resposta incorreta, Errada, Incorreta, Distrator,
  `,
  correct: `
    是否正确, 是否为答案, 是否答案, Is Correct,
  `,
  explanation: `
    解析, 答案解析, 试题解析, 题目解析, 解释, 说明, 详解, 解题思路, 答案说明, 试题分析, 题解, 解析内容, 解析说明,
    Explanation, Explanations, Explain, Question Explain, Question Explanation, Answer Explain, Rationale, Feedback, Answer Explanation, General Feedback,
    Justification, Reason, Comment, Comments,
    説明, 解説, 補足説明,
    Explicación, Justificación, Retroalimentación, Comentario, Comentarios, Explicação, Justificativa,
    Comentário, Comentários, Resolução, Feedback geral,
  `,
  score: `
    得分, 分数, 分值, 试题分数, 题目分数, 试题分值, 题目分值, 本题分数, 每题分值, 默认分数, 默认分, 满分,
    分, 小题分, 题分,
    Score, Scores, Points, Point, Mark, Marks, Max Score, Max Marks, Grade, Pts, Point Value, Weight, Weightage,
    得点, 配点, 点数, 点, スコア,
    Puntuación, Puntos, Ptos, Puntaje, Valor, Nota, Ponderación, Pontuação, Pontos, Peso,
  `,
  partial: `
    部分得分, 漏选得分, 少选得分, 漏选分值, 半对得分, 部分分, Partial Score, Partial Points, 部分点,
    Partial Credit, Puntuación parcial, Puntos parciales, Pontuação parcial, Pontos parciais,
  `,
  section: `
    段落, 大题, Section, Sections, Part, セクション, Sección, Seção, Parte,
  `,
  chapter: `
    章节, 章, 所属章节, 章节名称, 一级纲要, 二级纲要, 三级纲要, 纲要, 单元, 目录, 分类, 子章节, 小节, 节,
    专题, 模块, 题目分类, 试题分类, 类别, 类目, 一级分类, 二级分类, 三级分类, 所属分类, 章节目录,
    Chapter, Unit, Topic, Category, Module, Subchapter, Subtopic, Subcategory, Subsection,
    カテゴリ, カテゴリー, 大分類, 中分類, 小分類, 分類, 章名, 分野, 単元, 節, Capítulo, Tema, Unidad, Categoría, Bloque, Subtema,
    Subcategoría, Unidade, Categoria, Módulo, Assunto, Subcategoria, Bloco, Tópico, Subassunto,
  `,
  material: `
    材料, 阅读材料, 题目材料, 共用题干, 公共题干, 背景材料, 大题题干, 主题干, Material, Passage,
    Reading Passage,
    Reading Material, Common Stem, Shared Text, 資料, 本文, 文章, 素材, 長文, 共通文,
    Lectura, Pasaje, Texto base, Texto de lectura, Texto de apoio,
  `,
  number: `
    题号, 小题号, 小题, Question No, Question Number, No, Number, 問題番号, 番号, 問番号, 小問番号,
    Número, N.º, Nº, Núm, Número de pregunta, Número da questão,
  `,
  difficulty: `
    难度, 难易, 难易度, 难度等级, 难易程度, 试题难度, 题目难度, 难度系数, 难度级别,
    Difficulty, Difficulty Level, Level, 難易度, 難度, レベル, Dificultad, Nivel de dificultad, Nivel,
    Dificuldade, Nível de dificuldade, Nível,
  `,
  media: `
    图片, 题干图片, 题目图片, 试题图片, 配图, 附图, 图, 插图, 音频, 视频, 题干音频, 题干视频, 附件,
    Image, Images, Picture, Figure, Img, Question Image, Photo, Audio, Video, Media, Image File, Image Name, Image Link,
    Image URL,
    画像, 図, 音声, 動画, Imagen, Figura, Imagem, Áudio, Vídeo, Imágenes, Imagens,
  `,
  note: `
    知识点, 知识点一级, 知识点二级, 知识点三级, 知识点四级, 知识点五级, 知识点六级, 一级知识点,
    二级知识点,
    三级知识点, 考点, 大纲考点, 二级考点, 易错提醒, 提示, Hint, Pista, Dica, 题目依据, 依据, 命题依据, 出处, 来源, 试题来源, 备注, 标签, 关键字, 关键词,
    Reference, References, Refs, Source, Knowledge Point, Note, Notes, Remarks, Tags, Keywords,
    出典, 備考, 参考, Referencia, Fuente, Observaciones, Obs, Referência, Fonte, Observações, Etiquetas,
  `,
  given: `
    我的答案, 你的答案, 您的答案, 我的作答, 考生答案, 学生答案, 用户答案, 作答, 作答内容, 考生作答, 已选答案,
    My Answer, My Answers, Your Answer, Your Answers, Student Answer, User Answer, Selected Answer, Given Answer, Answer Given,
    My Response, Your Response, Student Response, User Response,
    あなたの解答, あなたの回答, 自分の解答, 自分の回答, 受験者の解答, 受験者解答, 回答内容,
    Tu respuesta, Su respuesta, Mi respuesta, Respuesta del alumno, Respuesta dada, Respuesta marcada,
    Sua resposta, Minha resposta, Resposta do aluno, Resposta dada, Resposta marcada,
  `,
  ignored: `
    序号, 编号, 试题编号, 题目编号, 试题ID, 题目ID, 创建时间, 更新时间, 创建人, 创建者, 录入人, 录入时间,
    Number of Answers, Number of Options, Número de respuestas, Número de opciones, Número de respostas, Número de opções,
    录题人, 试题GUID, 源题号, 题目序号, 试题序号,
    ID, Question ID, UUID, Index, Item No, S No, Sl No, Sr No, Q No, SN, Created At, Updated At, Author, Date, 作成日, 作成者, 通し番号,
    Código, Fecha, Autor, Data,
  `,
};

/** Says which one is right even where other columns are called answer 1, answer 2 …: those are then the options. */
export const keyNames = `
  正确答案, 标准答案, 正确选项, 正解, 正答, 正解番号, 正答番号, Correct Answer, Correct Answers, Correct, Key,
  Answer Key, Right Answer, Correct Option, Correct Letter, Correct Choice, Correct Ans, Ans Correct, Answer Correct, Correct Op, Correct Opt, Correct Response, Correct Index,
  Answer Index, Correct Answer Index, Correct Option Number, Correct Answer Number, Correct Option Index, 正解インデックス, Respuesta correcta,
  Respuestas correctas, Resp correcta, Rpta correcta, Opción correcta, Correcta, Clave, Solución, Resposta correta, Resp correta,
  Respostas corretas,
  Gabarito, Alternativa correta, Opção correta, Correta, Resposta certa, Alternativa correcta,
`;

/** One-letter names of the radio amateurs' question bank, which mean this only side by side. */
export const shortNames: Readonly<Record<string, ColumnRole>> = {
  q: 'stem',
  t: 'answer',
  p: 'chapter',
  j: 'ignored',
  i: 'ignored',
};

export const terseNames: Readonly<Record<string, ColumnRole>> = {
  q: 'stem',
  o: 'option',
  a: 'answer',
  e: 'explanation',
};

/** What stands above the header, its value beside it. `説明` is a description here and an explanation in the header. */
export const titleBlockNames = {
  title: `
    标题, 试卷名称, 试卷标题, 考试名称, 题库名称, 名称, 试卷, Title, Exam Title, Exam Name, Name,
    Quiz, Quiz Title, タイトル, 題名, 試験名, Título, Nombre, Nome,
  `,
  description: `
    描述, 简介, 试卷描述, 说明, 试卷说明, 考试说明, 考试描述, Description, 説明, 概要, Descripción,
    Descrição,
  `,
  duration: `
    用时, 时长, 考试时间, 考试时长, 限时, 答题时间, 考试用时, 答题时长, Duration, Time Limit, Time,
    制限時間, 時間, 所要時間, Duración, Tiempo, Tiempo límite, Duração, Tempo, Tempo limite,
  `,
};
