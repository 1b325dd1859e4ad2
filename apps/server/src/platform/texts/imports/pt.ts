import type { ImportTexts } from './import-texts.ts';

export const texts: ImportTexts = {
  faults: {
    empty: 'Não há nada neste arquivo ou na planilha escolhida.',
    'too-large': 'O arquivo tem mais de 20 MB.',
    'unknown-format': 'Escolha um arquivo .xlsx, .xls, .csv, .zip, .docx ou .txt.',
    damaged: 'O arquivo está danificado. Abra-o no seu programa de planilhas, salve de novo e tente outra vez.',
    encrypted: 'O arquivo está protegido por senha. Remova a senha e tente novamente.',
    'too-many-cells': 'O arquivo tem mais células do que é possível ler. Divida-o em vários arquivos.',
    'too-many-entries': 'O arquivo compactado contém arquivos demais.',
    'inflates-too-much': 'Descompactado, o arquivo é grande demais para ser lido.',
    'unsafe-entry': 'O arquivo compactado contém nomes que não são seguros e não foi aberto.',
    'unsafe-xml': 'O arquivo contém definições que não é seguro ler. Salve-o de novo e tente outra vez.',
    'no-workbook': 'Não há nenhuma planilha neste arquivo compactado.',
    'several-workbooks': 'Há mais de uma planilha neste arquivo compactado. Deixe apenas uma.',
    'too-slow': 'A leitura deste arquivo exige tempo ou memória demais. Divida-o em vários arquivos.',
    interrupted: 'A leitura do arquivo foi interrompida. Tente novamente.',
    'storage-full':
      'Não há espaço suficiente para as imagens, os áudios e os vídeos deste arquivo. A página da sua conta mostra quanto espaço está em uso.',
  },
  problems: {
    'empty-stem': { message: 'A questão não tem enunciado.', fix: 'Escreva o enunciado nesta célula.' },
    'too-few-options': { message: 'Há opções de menos.', fix: 'Acrescente as opções que faltam.' },
    'too-many-options': { message: 'Há mais de 20 opções.', fix: 'Deixe no máximo 20 opções, de A a T.' },
    'empty-option': { message: 'A opção {item} está vazia.', fix: 'Preencha-a ou suba as opções seguintes.' },
    'empty-matching': {
      message: 'O item {item} para associar está vazio.',
      fix: 'Preencha-o ou suba os seguintes.',
    },
    'missing-score': { message: 'Falta a pontuação, que conta como 0.', fix: 'Informe quantos pontos vale.' },
    'missing-answer': { message: 'Falta a resposta.', fix: 'Escreva a resposta.' },
    'invalid-partial-score': {
      message: 'A pontuação parcial não combina com a total.',
      fix: 'Informe uma pontuação parcial menor que a total ou deixe a célula vazia.',
    },
    'answer-not-an-option': {
      message: 'A resposta indica uma opção que não existe.',
      fix: 'Corrija a letra ou acrescente a opção.',
    },
    'too-many-answers': { message: 'Há mais respostas do que a questão pede.', fix: 'Remova as que sobram.' },
    'score-count-mismatch': {
      message: 'O número de pontuações não corresponde ao de respostas.',
      fix: 'Informe uma pontuação por resposta ou uma só.',
    },
    'invalid-score': { message: 'Esta pontuação não é possível.', fix: 'Informe um número de 0 a 10.000.' },
    'blanks-or-alternatives': {
      message: 'As respostas podem ser de várias lacunas ou alternativas de uma só. As lacunas do enunciado decidiram.',
      fix: 'Use ^^ entre lacunas e || entre alternativas.',
    },
    'blank-count-mismatch': {
      message: 'O enunciado mostra um número de lacunas diferente do de respostas.',
      fix: 'Confira as lacunas do enunciado e as respostas.',
    },
    'letter-or-text': {
      message: 'A resposta é a letra de uma opção e o texto de outra. Valeu a letra.',
      fix: 'Confira qual opção está certa.',
    },
    'letter-for-true-false': {
      message: 'A foi tomado por verdadeiro e B por falso.',
      fix: 'Confira a resposta ou escreva verdadeiro ou falso.',
    },
    'unreadable-answer': {
      message: 'Não foi possível entender a resposta.',
      fix: 'Escreva as letras das opções certas.',
    },
    'unreadable-score': { message: 'A pontuação não é um número.', fix: 'Informe um número.' },
    'score-rounded': { message: 'A pontuação foi arredondada para uma casa decimal.', fix: 'Confira a pontuação.' },
    'type-changed': {
      message: 'Há várias opções certas, então a questão foi tomada por uma de várias respostas.',
      fix: 'Confira o tipo e a resposta.',
    },
    'options-not-used': {
      message: 'Uma questão deste tipo não tem opções.',
      fix: 'Remova as opções ou mude o tipo.',
    },
    'matchings-not-used': {
      message: 'Uma questão deste tipo não tem itens para associar.',
      fix: 'Remova-os ou mude o tipo.',
    },
    'too-long': { message: 'O texto é longo demais.', fix: 'Encurte-o ou divida a questão.' },
    'picture-format': {
      message: 'Há uma imagem em um formato que não pode ser exibido.',
      fix: 'Salve-a como PNG ou JPG e insira-a de novo.',
    },
    'picture-missing': {
      message: 'Aqui se menciona uma imagem que não está no arquivo.',
      fix: 'Insira a própria imagem.',
    },
    'picture-unplaced': {
      message: 'Há uma imagem que não está sobre nenhuma célula.',
      fix: 'Mova-a para que o canto superior esquerdo fique na célula dela.',
    },
    'text-box': { message: 'O texto de uma caixa de texto não foi lido.', fix: 'Copie o texto para a célula.' },
    'formula-without-value': {
      message: 'A fórmula desta célula não tem valor.',
      fix: 'Abra o arquivo no seu programa de planilhas, corrija a fórmula e salve-o de novo.',
    },
    'hidden-rows': {
      message: 'Esta linha está oculta, e talvez haja outras. Todas foram lidas.',
      fix: 'Exclua as linhas ocultas se elas não forem da prova.',
    },
    'hidden-sheet': {
      message: 'A planilha oculta “{name}” não foi lida.',
      fix: 'Exiba-a se ela tiver questões.',
    },
    'file-ignored': {
      message: '“{name}”, do arquivo compactado, não foi usado.',
      fix: 'Só são lidos imagens (PNG, JPG, GIF), sons (MP3) e vídeos (MP4).',
    },
    'file-name-taken': {
      message: 'Dois arquivos do compactado se chamam “{name}”. Só um foi lido.',
      fix: 'Mude o nome de um deles.',
    },
    'unknown-layout': {
      message: 'Nenhuma linha com nomes de coluna conhecidos foi encontrada.',
      fix: 'Dê às colunas os nomes do modelo.',
    },
    'unreadable-row': {
      message: 'Esta linha não é uma questão.',
      fix: 'Preencha a questão e a resposta ou exclua a linha.',
    },
    'only-a-number': { message: 'Esta linha só tem um número.', fix: 'Preencha-a ou exclua-a.' },
    'question-above-refused': {
      message: 'Esta linha pertence à questão da linha {row}, que não pôde ser lida.',
      fix: 'Corrija a linha {row}.',
    },
    'unknown-type': {
      message: 'O tipo “{type}” não é conhecido. Ele foi deduzido da linha.',
      fix: 'Confira o tipo ou use um nome do modelo.',
    },
    'unsupported-type': {
      message: 'Questões do tipo “{type}” não são aceitas.',
      fix: 'Transforme-a em outro tipo, por exemplo, de associação.',
    },
    'unknown-difficulty': {
      message: 'A dificuldade “{difficulty}” não é conhecida e foi deixada de fora.',
      fix: 'Use muito fácil, fácil, médio, difícil ou muito difícil.',
    },
    'unreadable-duration': {
      message: 'A duração “{duration}” não é um número de minutos e foi deixada de fora.',
      fix: 'Informe os minutos com um número.',
    },
    'no-scores': {
      message: 'A coluna de pontuações está vazia, então {count} questões contam 0 ponto.',
      fix: 'Informe as pontuações ou remova a coluna para que cada uma conte 1 ponto.',
    },
    'answer-from-stem': {
      message: 'A resposta “{answer}” foi tirada do enunciado.',
      fix: 'Confira-a ou escreva-a na coluna própria.',
    },
    'options-from-stem': {
      message: '{count} opções foram tiradas do enunciado.',
      fix: 'Confira-as ou dê a cada opção a própria coluna.',
    },
    'first-option-right': {
      message: 'Não há coluna de respostas, então a primeira opção foi tomada como certa.',
      fix: 'Confira ou acrescente uma coluna com as respostas.',
    },
    'answers-from-zero': {
      message: 'As respostas contam a partir de 0, então 0 foi tomado pela primeira opção.',
      fix: 'Confira algumas respostas.',
    },
    'stem-guessed': {
      message: 'A coluna “{name}” foi tomada pela dos enunciados.',
      fix: 'Confira ou chame a coluna de “Pergunta”.',
    },
    'column-not-used': {
      message: 'A coluna “{name}” não foi usada.',
      fix: 'Se ela pertence às questões, dê a ela o nome do modelo.',
    },
    'title-not-used': {
      message: 'O título “{title}” não foi usado, porque uma planilha anterior já tem um.',
      fix: 'Se preferir este, mude o título antes de publicar.',
    },
    'picture-outside': {
      message: 'Há uma imagem fora das questões, e ela não foi usada.',
      fix: 'Mova-a para cima da questão dela.',
    },
    'picture-moved': {
      message: 'Uma imagem estava sobre uma célula sem texto da questão. Agora ela está no fim do enunciado.',
      fix: 'Mova-a para cima da célula a que pertence.',
    },
    'missing-file': {
      message: 'Aqui se menciona o arquivo “{name}”, que não está no compactado.',
      fix: 'Acrescente o arquivo ou corrija o nome.',
    },
    'equal-options': {
      message: 'A opção {item} é igual a outra.',
      fix: 'Corrija uma delas ou remova-a.',
    },
    'answer-without-options': {
      message: 'A resposta é a letra “{answer}”, mas não há opções.',
      fix: 'Acrescente as opções ou diga em quais colunas elas estão.',
    },
    'option-for-blank': {
      message:
        'O tipo é de lacunas, mas a resposta é a letra {answer} de uma opção. O texto dela, “{text}”, foi usado.',
      fix: 'Confira o tipo e a resposta.',
    },
    'column-unsure': {
      message: 'Não está claro o que a coluna “{name}” contém.',
      fix: 'Veja as colunas e diga o que é cada uma.',
    },
    'index-base-unsure': {
      message: 'As respostas são números, e não está claro se a primeira opção é 0 ou 1.',
      fix: 'Diga qual é ou escreva letras no lugar.',
    },
    'column-beside-options': {
      message: 'A coluna “{name}”, ao lado das opções, não foi usada, e {count} linhas citam uma opção que não existe.',
      fix: 'Se ela contém opções, indique isso em “Colunas”.',
    },
    'unreadable-media': {
      message: '“{name}” não pode ser exibido: o arquivo está danificado ou é de outro tipo.',
      fix: 'Salve-o de novo como PNG, JPG, MP3 ou MP4, ou substitua-o na questão.',
    },
  },
  files: { template: 'Modelo de prova', rejected: 'Linhas recusadas', report: 'Relatório de importação' },
  report: { sheet: 'Planilha', row: 'Linha', cell: 'Célula', problem: 'Problema', fix: 'O que fazer' },
};
