import type { ImportTexts } from './import-texts.ts';

export const texts: ImportTexts = {
  faults: {
    empty: 'There is nothing in this file or in the chosen sheet.',
    'too-large': 'The file is larger than 20 MB.',
    'unknown-format': 'Please choose an .xlsx, .xls, .csv, .zip, .docx or .txt file.',
    damaged: 'The file is damaged. Please open it in your spreadsheet program, save it again and try once more.',
    encrypted: 'The file is protected by a password. Please remove the password and try again.',
    'too-many-cells': 'The file has more cells than can be read. Please split it into several files.',
    'too-many-entries': 'The archive holds too many files.',
    'inflates-too-much': 'Unpacked, the file is too large to be read.',
    'unsafe-entry': 'The archive holds files with unsafe names, so it was not opened.',
    'unsafe-xml': 'The file holds definitions that are not safe to read. Please save it again and try once more.',
    'no-workbook': 'There is no spreadsheet in this archive.',
    'several-workbooks': 'There is more than one spreadsheet in this archive. Please leave only one.',
    'too-slow': 'Reading this file takes too much time or memory. Please split it into several files.',
    interrupted: 'Reading this file was interrupted. Please try again.',
    'storage-full':
      'There is not enough storage for the pictures, sounds and videos in this file. Your account page shows how much is used.',
  },
  problems: {
    'empty-stem': { message: 'The question has no text.', fix: 'Write the question into this cell.' },
    'too-few-options': { message: 'There are too few options.', fix: 'Add the missing options.' },
    'too-many-options': { message: 'There are more than 20 options.', fix: 'Leave at most 20 options, A to T.' },
    'empty-option': { message: 'Option {item} is empty.', fix: 'Fill it in, or move the later options up.' },
    'empty-matching': { message: 'Matching item {item} is empty.', fix: 'Fill it in, or move the later ones up.' },
    'missing-score': { message: 'The score is missing and counts as 0.', fix: 'Enter how many points it is worth.' },
    'missing-answer': { message: 'The answer is missing.', fix: 'Enter the answer.' },
    'invalid-partial-score': {
      message: 'The partial score does not fit the full score.',
      fix: 'Enter a partial score below the full one, or leave it empty.',
    },
    'answer-not-an-option': {
      message: 'The answer names an option that is not there.',
      fix: 'Correct the letter, or add the option.',
    },
    'too-many-answers': {
      message: 'There are more answers than the question asks for.',
      fix: 'Remove the surplus ones.',
    },
    'score-count-mismatch': {
      message: 'The number of scores does not match the number of answers.',
      fix: 'Enter one score for each answer, or a single one.',
    },
    'invalid-score': { message: 'This is not a possible score.', fix: 'Enter a number from 0 to 10,000.' },
    'blanks-or-alternatives': {
      message: 'The answers could fill several blanks or be alternatives for one. The blanks in the question decided.',
      fix: 'Put ^^ between blanks and || between alternatives.',
    },
    'blank-count-mismatch': {
      message: 'The question shows another number of blanks than there are answers.',
      fix: 'Check the blanks in the question and the answers.',
    },
    'letter-or-text': {
      message: 'The answer is the letter of one option and the text of another. The letter counted.',
      fix: 'Check which option is right.',
    },
    'letter-for-true-false': {
      message: 'A was taken for true and B for false.',
      fix: 'Check the answer, or write true or false.',
    },
    'unreadable-answer': {
      message: 'The answer cannot be understood.',
      fix: 'Enter the letters of the right options.',
    },
    'unreadable-score': { message: 'The score is not a number.', fix: 'Enter a number.' },
    'score-rounded': { message: 'The score was rounded to one decimal.', fix: 'Check the score.' },
    'type-changed': {
      message: 'Several options are right, so the question was taken for one with multiple answers.',
      fix: 'Check the type and the answer.',
    },
    'options-not-used': {
      message: 'A question of this type has no options.',
      fix: 'Remove the options, or change the type.',
    },
    'matchings-not-used': {
      message: 'A question of this type has no matching items.',
      fix: 'Remove them, or change the type.',
    },
    'too-long': { message: 'The text is too long.', fix: 'Shorten it, or split the question.' },
    'picture-format': {
      message: 'A picture here has a format that cannot be shown.',
      fix: 'Save it as PNG or JPG and insert it again.',
    },
    'picture-missing': {
      message: 'A picture is named here but is not in the file.',
      fix: 'Insert the picture itself.',
    },
    'picture-unplaced': {
      message: 'A picture stands over no cell.',
      fix: 'Move it so that its top left corner lies in the cell it belongs to.',
    },
    'text-box': { message: 'The text of a text box was not read.', fix: 'Copy the text into the cell.' },
    'formula-without-value': {
      message: 'The formula in this cell has no value.',
      fix: 'Open the file in your spreadsheet program, mend the formula and save it again.',
    },
    'hidden-rows': {
      message: 'This row is hidden, and perhaps others are. All of them were read.',
      fix: 'Delete the hidden rows if they do not belong to the exam.',
    },
    'hidden-sheet': { message: 'The hidden sheet “{name}” was not read.', fix: 'Show the sheet if it has questions.' },
    'file-ignored': {
      message: '“{name}” in the archive was not used.',
      fix: 'Only pictures (PNG, JPG, GIF), sounds (MP3) and videos (MP4) are read.',
    },
    'file-name-taken': {
      message: 'Two files in the archive are called “{name}”. Only one was read.',
      fix: 'Rename one of them.',
    },
    'unknown-layout': {
      message: 'No row with known column names was found.',
      fix: 'Name the columns as in the template, for example Question, Type, Option 1, Answer.',
    },
    'unreadable-row': {
      message: 'This row is not a question.',
      fix: 'Fill in the question and its answer, or delete the row.',
    },
    'only-a-number': { message: 'This row has nothing but a number.', fix: 'Fill it in, or delete it.' },
    'question-above-refused': {
      message: 'This row belongs to the question in row {row}, which could not be read.',
      fix: 'Mend row {row}.',
    },
    'unknown-type': {
      message: 'The type “{type}” is not known. It was guessed from the row.',
      fix: 'Check the type, or use a name from the template.',
    },
    'unsupported-type': {
      message: 'Questions of the type “{type}” are not supported.',
      fix: 'Turn it into another type, for example matching.',
    },
    'unknown-difficulty': {
      message: 'The difficulty “{difficulty}” is not known and was left out.',
      fix: 'Use very easy, easy, moderate, hard or very hard.',
    },
    'unreadable-duration': {
      message: 'The duration “{duration}” is not a number of minutes and was left out.',
      fix: 'Enter the minutes as a number.',
    },
    'no-scores': {
      message: 'The column of scores is empty, so {count} questions count 0 points.',
      fix: 'Enter scores, or remove the column so that each counts 1 point.',
    },
    'answer-from-stem': {
      message: 'The answer “{answer}” was taken from the text of the question.',
      fix: 'Check it, or enter the answer in its own column.',
    },
    'options-from-stem': {
      message: '{count} options were taken from the text of the question.',
      fix: 'Check them, or give each option its own column.',
    },
    'first-option-right': {
      message: 'There is no column of answers, so the first option was taken for the right one.',
      fix: 'Check this, or add a column with the answers.',
    },
    'answers-from-zero': {
      message: 'The answers count from 0, so 0 was taken for the first option.',
      fix: 'Check some of the answers.',
    },
    'stem-guessed': {
      message: 'The column “{name}” was taken for the questions.',
      fix: 'Check this, or name the column Question.',
    },
    'column-not-used': {
      message: 'The column “{name}” was not used.',
      fix: 'Rename it as in the template if it belongs to the questions.',
    },
    'title-not-used': {
      message: 'The title “{title}” was not used, because an earlier sheet has one.',
      fix: 'Change the title before you publish if you prefer this one.',
    },
    'picture-outside': {
      message: 'A picture lies beside the questions and was not used.',
      fix: 'Move it over its question.',
    },
    'picture-moved': {
      message: 'A picture lay over a cell without text of the question. It now stands at the end of the question.',
      fix: 'Move it over the cell it belongs to.',
    },
    'missing-file': {
      message: 'The file “{name}” is named here but is not in the archive.',
      fix: 'Add the file to the archive, or correct the name.',
    },
    'equal-options': {
      message: 'Option {item} is the same as another one.',
      fix: 'Correct one of them, or remove it.',
    },
    'answer-without-options': {
      message: 'The answer is the letter “{answer}”, but there are no options.',
      fix: 'Add the options, or say which columns hold them.',
    },
    'option-for-blank': {
      message: 'The type is a blank, but the answer is the letter {answer} of an option. Its text “{text}” was taken.',
      fix: 'Check the type and the answer.',
    },
    'column-unsure': {
      message: 'It is not certain what the column “{name}” holds.',
      fix: 'Look at the columns and say what each of them is.',
    },
    'index-base-unsure': {
      message: 'The answers are numbers, and it is not certain whether 0 or 1 is the first option.',
      fix: 'Say which it is, or write letters instead.',
    },
    'column-beside-options': {
      message:
        'The column “{name}” beside the options was not used, and {count} rows name an option that is not there.',
      fix: 'If it holds options, say so under Columns.',
    },
    'unreadable-media': {
      message: '“{name}” cannot be shown: the file is damaged or of another kind.',
      fix: 'Save it again as PNG, JPG, MP3 or MP4, or replace it in the question.',
    },
  },
  files: { template: 'Exam template', rejected: 'Rejected rows', report: 'Import report' },
  report: { sheet: 'Sheet', row: 'Row', cell: 'Cell', problem: 'Problem', fix: 'What to do' },
};
