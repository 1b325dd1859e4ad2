import type { ImportTexts } from './import-texts.ts';

export const texts: ImportTexts = {
  faults: {
    empty: 'ファイルまたは選んだシートに内容がありません。',
    'too-large': 'ファイルが 20 MB を超えています。',
    'unknown-format': '.xlsx、.xls、.csv、.zip、.docx、.txt のいずれかのファイルを選んでください。',
    damaged: 'ファイルが壊れています。表計算ソフトで開いて保存し直してから、もう一度お試しください。',
    encrypted: 'ファイルにパスワードがかかっています。パスワードを外してから、もう一度お試しください。',
    'too-many-cells': 'セルが多すぎて読み込めません。いくつかのファイルに分けてください。',
    'too-many-entries': '圧縮ファイルの中のファイルが多すぎます。',
    'inflates-too-much': '展開すると大きくなりすぎるため、読み込めません。',
    'unsafe-entry': '圧縮ファイルに安全でない名前のファイルがあるため、開きませんでした。',
    'unsafe-xml': '安全に読み込めない定義が含まれています。保存し直してから、もう一度お試しください。',
    'no-workbook': '圧縮ファイルの中に表計算ファイルがありません。',
    'several-workbooks': '圧縮ファイルの中に表計算ファイルが複数あります。一つだけにしてください。',
    'too-slow': 'このファイルの読み込みには時間またはメモリがかかりすぎます。いくつかのファイルに分けてください。',
    interrupted: '読み込みが中断されました。もう一度お試しください。',
    'storage-full':
      '保存容量が足りないため、このファイルの画像・音声・動画を保存できません。使用量はアカウントのページで確認できます。',
  },
  problems: {
    'empty-stem': { message: '問題文がありません。', fix: 'このセルに問題文を入力してください。' },
    'too-few-options': { message: '選択肢が足りません。', fix: '足りない選択肢を追加してください。' },
    'too-many-options': {
      message: '選択肢が 20 を超えています。',
      fix: '選択肢は A から T までの 20 以内にしてください。',
    },
    'empty-option': { message: '選択肢 {item} が空です。', fix: '入力するか、後ろの選択肢を前に詰めてください。' },
    'empty-matching': {
      message: '組み合わせ項目 {item} が空です。',
      fix: '入力するか、後ろの項目を前に詰めてください。',
    },
    'missing-score': { message: '配点がないため、0 点として扱います。', fix: '配点を入力してください。' },
    'missing-answer': { message: '解答がありません。', fix: '解答を入力してください。' },
    'invalid-partial-score': {
      message: '部分点が満点と合いません。',
      fix: '満点より低い部分点を入力するか、空にしてください。',
    },
    'answer-not-an-option': {
      message: '解答にあたる選択肢がありません。',
      fix: '記号を直すか、選択肢を追加してください。',
    },
    'too-many-answers': { message: '解答が多すぎます。', fix: '余分な解答を消してください。' },
    'score-count-mismatch': {
      message: '配点の数と解答の数が合いません。',
      fix: '解答ごとに配点を一つずつ入力するか、一つだけ入力してください。',
    },
    'invalid-score': { message: 'この配点は使えません。', fix: '0 から 10,000 までの数を入力してください。' },
    'blanks-or-alternatives': {
      message: '複数の空欄の解答とも、一つの空欄の別解とも読めます。問題文の空欄の数で判断しました。',
      fix: '空欄は ^^ で、別解は || で区切ってください。',
    },
    'blank-count-mismatch': {
      message: '問題文の空欄の数と解答の数が合いません。',
      fix: '問題文の空欄と解答を確認してください。',
    },
    'letter-or-text': {
      message: '解答が、ある選択肢の記号であり、別の選択肢の内容でもあります。記号として扱いました。',
      fix: 'どの選択肢が正しいか確認してください。',
    },
    'letter-for-true-false': {
      message: 'A を「正しい」、B を「誤り」として扱いました。',
      fix: '解答を確認するか、「正しい」または「誤り」と入力してください。',
    },
    'unreadable-answer': { message: '解答を読み取れません。', fix: '正しい選択肢の記号を入力してください。' },
    'unreadable-score': { message: '配点が数ではありません。', fix: '数を入力してください。' },
    'score-rounded': { message: '配点を小数第 1 位に丸めました。', fix: '配点を確認してください。' },
    'type-changed': {
      message: '正しい選択肢が複数あるため、複数選択として扱いました。',
      fix: '問題の種類と解答を確認してください。',
    },
    'options-not-used': {
      message: 'この種類の問題に選択肢はありません。',
      fix: '選択肢を消すか、種類を変えてください。',
    },
    'matchings-not-used': {
      message: 'この種類の問題に組み合わせ項目はありません。',
      fix: '項目を消すか、種類を変えてください。',
    },
    'too-long': { message: '文が長すぎます。', fix: '短くするか、問題を分けてください。' },
    'picture-format': {
      message: '表示できない形式の画像があります。',
      fix: 'PNG または JPG で保存し、もう一度挿入してください。',
    },
    'picture-missing': {
      message: 'ここで使われている画像がファイルの中にありません。',
      fix: '画像そのものを挿入してください。',
    },
    'picture-unplaced': {
      message: 'どのセルの上にもない画像があります。',
      fix: '左上の角が該当するセルに入るように動かしてください。',
    },
    'text-box': { message: 'テキストボックスの文は読み込まれません。', fix: '文をセルに写してください。' },
    'formula-without-value': {
      message: 'このセルの数式には結果がありません。',
      fix: '表計算ソフトで開き、数式を直してから保存し直してください。',
    },
    'hidden-rows': {
      message: 'この行は非表示です。ほかにも非表示の行があるかもしれません。どれも読み込まれました。',
      fix: '試験に含めない場合は、非表示の行を削除してください。',
    },
    'hidden-sheet': {
      message: '非表示のシート「{name}」は読み込まれません。',
      fix: '問題がある場合は、シートを表示してください。',
    },
    'file-ignored': {
      message: '圧縮ファイルの中の「{name}」は使われません。',
      fix: '読み込むのは画像（PNG、JPG、GIF）、音声（MP3）、動画（MP4）だけです。',
    },
    'file-name-taken': {
      message: '圧縮ファイルの中に「{name}」という名前のファイルが二つあり、一つだけ読み込みました。',
      fix: 'どちらかの名前を変えてください。',
    },
    'unknown-layout': {
      message: '列名のある行が見つかりません。',
      fix: 'テンプレートのとおりに列名を付けてください（例：問題、タイプ、項1、解答）。',
    },
    'unreadable-row': {
      message: 'この行は問題ではありません。',
      fix: '問題と解答を入力するか、行を削除してください。',
    },
    'only-a-number': { message: 'この行には番号しかありません。', fix: '入力するか、削除してください。' },
    'question-above-refused': {
      message: 'この行は、読み込めなかった {row} 行目の問題の一部です。',
      fix: '{row} 行目を直してください。',
    },
    'unknown-type': {
      message: '種類「{type}」は分からないため、内容から判断しました。',
      fix: '種類を確認するか、テンプレートの名前を使ってください。',
    },
    'unsupported-type': {
      message: '種類「{type}」の問題には対応していません。',
      fix: '組み合わせなど、ほかの種類に変えてください。',
    },
    'unknown-difficulty': {
      message: '難易度「{difficulty}」は分からないため、省きました。',
      fix: 'とても易しい、易しい、普通、難しい、とても難しい のいずれかを使ってください。',
    },
    'unreadable-duration': {
      message: '制限時間「{duration}」は分の数ではないため、省きました。',
      fix: '分を数で入力してください。',
    },
    'no-scores': {
      message: '配点の列が空のため、{count} 問を 0 点として扱います。',
      fix: '配点を入力するか、列を削除して 1 問 1 点にしてください。',
    },
    'answer-from-stem': {
      message: '解答「{answer}」を問題文から読み取りました。',
      fix: '確認するか、解答の列に入力してください。',
    },
    'options-from-stem': {
      message: '{count} 個の選択肢を問題文から読み取りました。',
      fix: '確認するか、選択肢ごとに列を設けてください。',
    },
    'first-option-right': {
      message: '解答の列がないため、最初の選択肢を正解として扱いました。',
      fix: '確認するか、解答の列を追加してください。',
    },
    'answers-from-zero': {
      message: '解答が 0 から始まるため、0 を最初の選択肢として扱いました。',
      fix: 'いくつかの解答を確認してください。',
    },
    'stem-guessed': {
      message: '「{name}」の列を問題文として扱いました。',
      fix: '確認するか、列の名前を「問題」にしてください。',
    },
    'column-not-used': {
      message: '「{name}」の列は使われません。',
      fix: '問題に必要な列なら、テンプレートのとおりに名前を変えてください。',
    },
    'title-not-used': {
      message: '前のシートにタイトルがあるため、「{title}」は使われません。',
      fix: 'こちらを使う場合は、公開する前にタイトルを変えてください。',
    },
    'picture-outside': {
      message: '問題の外にある画像は使われません。',
      fix: '該当する問題の上に動かしてください。',
    },
    'picture-moved': {
      message: '問題の文がないセルの上にあった画像を、問題文の最後に置きました。',
      fix: '該当するセルの上に動かしてください。',
    },
    'missing-file': {
      message: 'ここで使われているファイル「{name}」が圧縮ファイルの中にありません。',
      fix: 'ファイルを追加するか、名前を直してください。',
    },
    'equal-options': {
      message: '選択肢 {item} がほかの選択肢と同じです。',
      fix: 'どちらかを直すか、削除してください。',
    },
    'answer-without-options': {
      message: '解答は記号「{answer}」ですが、選択肢がありません。',
      fix: '選択肢を追加するか、どの列が選択肢かを指定してください。',
    },
    'option-for-blank': {
      message: '種類は穴埋めですが、解答が選択肢の記号 {answer} のため、その内容「{text}」を解答にしました。',
      fix: '種類と解答を確認してください。',
    },
    'column-unsure': {
      message: '「{name}」の列の内容がはっきりしません。',
      fix: '列を確認し、それぞれが何かを指定してください。',
    },
    'index-base-unsure': {
      message: '解答が数字ですが、最初の選択肢が 0 か 1 かはっきりしません。',
      fix: 'どちらかを指定するか、記号で入力してください。',
    },
    'column-beside-options': {
      message: '選択肢の隣の「{name}」の列が使われておらず、{count} 行の解答が存在しない選択肢を指しています。',
      fix: '選択肢の列なら、「列」でそのように指定してください。',
    },
    'unreadable-media': {
      message: '「{name}」を表示できません。壊れているか、種類が違います。',
      fix: 'PNG、JPG、MP3、MP4 で保存し直すか、問題の中で差し替えてください。',
    },
  },
  files: { template: '試験テンプレート', rejected: '読み込めなかった行', report: '読み込みレポート' },
  report: { sheet: 'シート', row: '行', cell: 'セル', problem: '問題点', fix: '対処' },
};
