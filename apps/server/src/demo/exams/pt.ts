import type { DemoExam } from './demo-exam.ts';

export const exam: DemoExam = {
  language: 'pt',
  title: 'Língua, terra e mar: um passeio em português',
  description:
    'De Luanda a Díli, do Cerrado às marés, de Camões ao compasso da valsa: dezoito perguntas com imagem, som e uma explicação para cada uma.',
  keywords: 'português, geografia, ciência, cultura',
  category: 'foreign-language',
  duration: 30,
  publishedDaysAgo: 45,
  openedCount: 23,
  favoritedBy: ['company'],
  tests: [
    { by: 'company', points: 63, seconds: 1146 },
    { by: 'teacher', points: 46.5, seconds: 1702 },
  ],
  reviews: [
    {
      by: 'company',
      rating: 5,
      title: 'Uma delícia',
      review: 'Usei com a minha equipe em Lisboa e em São Paulo: todos aprenderam alguma coisa.',
      reply: 'Muito obrigada!',
    },
  ],
  sections: [
    {
      title: 'I. A língua',
      description: 'Pequenos sinais, grandes diferenças.',
      entries: [
        {
          type: 1,
          desc: 'Qual das frases está escrita corretamente?',
          options: ['Amanhã vou à praia.', 'Amanhã vou á praia.', 'Amanhã vou há praia.', 'Amanhã vou a a praia.'],
          correct_answer: ['A'],
          score: 3,
          partial_score: null,
          explanation:
            'Há crase: a preposição <em>a</em>, pedida pelo verbo, se junta ao artigo <em>a</em>. Para confirmar, troque por um nome masculino: vou <strong>ao</strong> mar, logo vou <strong>à</strong> praia.',
          difficulty: 0,
        },
        {
          type: 4,
          desc: 'O português é língua oficial em países de quatro continentes.',
          correct_answer: true,
          score: 2,
          explanation:
            'Na Europa, Portugal; na América, o Brasil; na África, Angola, Cabo Verde, Guiné-Bissau, Moçambique e São Tomé e Príncipe, entre outros; na Ásia, Timor-Leste.',
          difficulty: 0,
        },
        {
          type: 2,
          desc: 'Quais destas palavras vêm do tupi?',
          options: ['abacaxi', 'janela', 'capivara', 'pipoca', 'azeite'],
          correct_answer: ['A', 'C', 'D'],
          score: 4,
          partial_score: 2,
          explanation:
            '<em>Pipoca</em> quer dizer, mais ou menos, “pele estourada”; <em>capivara</em>, “comedor de capim”. <em>Janela</em> vem do latim e <em>azeite</em> do árabe.',
          difficulty: 2,
        },
        {
          type: 14,
          desc: 'Reescreva cada frase sem o erro.',
          options: ['Fazem dois anos que não chove assim.', 'Houveram muitos imprevistos na viagem.'],
          correct_answer: ['Faz dois anos que não chove assim.', 'Houve muitos imprevistos na viagem.'],
          score: 6,
          item_scores: [3, 3],
          explanation:
            'Quando indica tempo decorrido, <em>fazer</em> é impessoal e fica no singular. O mesmo acontece com <em>haver</em> no sentido de existir.',
          difficulty: 2,
        },
        {
          type: 11,
          desc: 'Escreva, com maiúsculas, as siglas dos estados brasileiros de São Paulo e da Bahia, em qualquer ordem: ____ e ____.',
          correct_answer: [['SP'], ['BA']],
          score: 4,
          item_scores: [2, 2],
          explanation:
            'Cada estado tem uma sigla de duas letras maiúsculas, usada nos endereços. Repare que a Bahia é BA, e não BH.',
          difficulty: 1,
        },
      ],
    },
    {
      title: 'II. Terra e números',
      description: 'Mapas, animais e contas.',
      entries: [
        {
          type: 5,
          desc: 'Ligue cada país à sua capital.',
          options: ['Angola', 'Moçambique', 'Cabo Verde', 'Timor-Leste'],
          matchings: ['Praia', 'Díli', 'Luanda', 'Bissau', 'Maputo'],
          correct_answer: ['C', 'E', 'A', 'B'],
          score: 8,
          item_scores: [2, 2, 2, 2],
          explanation: 'Sobra Bissau, capital da Guiné-Bissau. A cidade da Praia fica na ilha de Santiago.',
          difficulty: 1,
        },
        {
          type: 3,
          desc: 'O rio com maior volume de água do mundo é o ____, que desagua no oceano ____.',
          correct_answer: [
            ['Amazonas', 'rio Amazonas'],
            ['Atlântico', 'oceano Atlântico'],
          ],
          score: 4,
          item_scores: [2, 2],
          explanation:
            'O Amazonas nasce nos Andes do Peru e, sozinho, leva ao Atlântico cerca de um quinto de toda a água que os rios do mundo despejam no mar.',
          difficulty: 0,
        },
        {
          type: 10,
          desc: 'Portugal tem dois arquipélagos no Atlântico que são regiões autônomas: ____ e ____.',
          correct_answer: [
            ['Açores', 'os Açores'],
            ['Madeira', 'a Madeira'],
          ],
          score: 4,
          item_scores: [2, 2],
          explanation: 'Na ilha do Pico, nos Açores, fica o ponto mais alto de Portugal, com 2351 metros.',
          difficulty: 0,
        },
        {
          type: 8,
          desc: 'Em que ano foi inaugurada Brasília?',
          options: ['1889', '1922', '1960', '1988'],
          correct_answer: ['C'],
          score: 3,
          partial_score: null,
          explanation:
            'Em 21 de abril de 1960, com projeto urbano de Lúcio Costa e edifícios de Oscar Niemeyer. Antes dela, a capital foi Salvador e depois o Rio de Janeiro.',
          difficulty: 1,
        },
        {
          type: 12,
          desc: 'Quais destes biomas existem no Brasil?',
          options: ['Cerrado', 'Caatinga', 'Tundra', 'Pampa'],
          correct_answer: ['A', 'B', 'D'],
          score: 4,
          partial_score: 2,
          explanation:
            'São seis os biomas brasileiros: Amazônia, Cerrado, Mata Atlântica, Caatinga, Pampa e Pantanal. A tundra pertence às regiões polares e às altas montanhas.',
          difficulty: 1,
        },
        {
          type: 9,
          desc: 'Quais destes números são divisíveis por 3?',
          options: ['111', '124', '252', '301', '414'],
          correct_answer: ['A', 'C', 'E'],
          score: 4,
          partial_score: 2,
          explanation:
            'Some os algarismos: $1+1+1=3$, $2+5+2=9$ e $4+1+4=9$ são múltiplos de 3; $1+2+4=7$ e $3+0+1=4$ não são.',
          difficulty: 1,
        },
        {
          type: 13,
          desc: 'Um triângulo tem lados de 5, 12 e 13 centímetros. O que é verdade?',
          options: [
            'É um triângulo retângulo.',
            'A área é de 30 centímetros quadrados.',
            'O perímetro é de 30 centímetros.',
            'Nada do que está acima.',
          ],
          correct_answer: ['A', 'B', 'C'],
          score: 4,
          partial_score: 2,
          explanation:
            'Como $5^2 + 12^2 = 169 = 13^2$, o ângulo entre os lados menores é reto. A área é $\\dfrac{5 \\cdot 12}{2} = 30$ e o perímetro $5 + 12 + 13 = 30$. Só há dois triângulos retângulos de lados inteiros em que os dois números coincidem: este e o de lados 6, 8 e 10.',
          difficulty: 4,
        },
      ],
    },
    {
      title: 'III. Veja e ouça',
      description: 'O mar e a música.',
      entries: [
        {
          type: 1,
          desc: '<p>Visto da Terra, o Sol faz um ângulo reto com a Lua, como na figura (fora de escala). Que marés há nesse dia?</p><p><img src="tides.png" alt="O Sol à esquerda e a Terra à direita, na mesma linha. A Lua está acima da Terra, em ângulo reto com essa linha."></p>',
          options: [
            'Marés fracas, com pouca diferença entre a alta e a baixa',
            'Marés fortes, com grande diferença entre a alta e a baixa',
            'Só maré alta, o dia inteiro',
            'Nenhuma maré',
          ],
          correct_answer: ['A'],
          score: 4,
          partial_score: null,
          explanation:
            'A Lua puxa a água em uma direção e o Sol em outra, e os efeitos se compensam em parte: são as marés de quadratura (ou marés mortas), nos quartos da Lua. Na lua nova e na lua cheia os três astros se alinham e vêm as marés de sizígia (ou marés vivas).',
          difficulty: 3,
        },
        {
          type: 1,
          desc: '<p>Ouça e conte: de quantos em quantos tempos vem o som mais forte?</p><p><audio src="pulse.mp3"></audio></p><p>Que compasso é este?</p>',
          options: [
            'Binário, como no samba',
            'Ternário, como na valsa',
            'Quaternário, como na marcha lenta',
            'De cinco tempos',
          ],
          correct_answer: ['B'],
          score: 4,
          partial_score: null,
          explanation:
            'O tempo forte volta a cada três: <strong>um</strong>, dois, três, <strong>um</strong>, dois, três. É o compasso da valsa.',
          difficulty: 1,
        },
      ],
    },
    {
      title: 'IV. Leitura',
      description: 'De um soneto do século XVI.',
      entries: [
        {
          material:
            '<p>Amor é fogo que arde sem se ver;<br>É ferida que dói e não se sente;<br>É um contentamento descontente;<br>É dor que desatina sem doer;</p><p>É um não querer mais que bem querer;<br>É solitário andar por entre a gente;<br>É nunca contentar-se de contente;<br>É cuidar que se ganha em se perder;</p>',
          questions: [
            {
              type: 1,
              desc: 'Que figura de linguagem se repete em quase todos os versos?',
              options: ['O paradoxo', 'A onomatopeia', 'A ironia', 'O eufemismo'],
              correct_answer: ['A'],
              score: 3,
              partial_score: null,
              explanation:
                'Cada verso junta ideias que se excluem: fogo que não se vê, ferida que não se sente. O amor só se deixa dizer por contradições.',
              difficulty: 1,
            },
            {
              type: 6,
              desc: 'O autor do soneto é Luís Vaz de ____. (Escreva o nome com a maiúscula e o acento.)',
              correct_answer: [['Camões']],
              score: 2,
              item_scores: [2],
              explanation: 'Luís Vaz de Camões escreveu também <em>Os Lusíadas</em>, publicados em 1572.',
              difficulty: 0,
            },
            {
              type: 0,
              desc: 'Explique com suas palavras o verso “É solitário andar por entre a gente”.',
              correct_answer:
                'Quem ama pode se sentir só no meio de muita gente, porque só lhe importa a pessoa ausente. A companhia dos outros não acaba com essa solidão.',
              score: 6,
              explanation:
                'Uma boa resposta mostra as duas partes do paradoxo, a multidão e a solidão, e diz o que as une: o pensamento em quem se ama.',
              difficulty: 2,
            },
          ],
        },
      ],
    },
    {
      title: 'V. Escrita',
      description: 'A palavra é sua.',
      entries: [
        {
          type: 7,
          desc: 'Escolha uma palavra de que você gosta e conte, em cerca de 150 palavras, o que ela faz você lembrar.',
          correct_answer:
            '<p>Uma boa resposta</p><ul><li>fala de uma só palavra, do seu som e do seu sentido;</li><li>conta uma lembrança concreta;</li><li>tem começo, meio e fim;</li><li>respeita a ortografia e a pontuação.</li></ul>',
          score: 10,
          explanation:
            'As melhores escolhas são muitas vezes as mais simples: uma palavra da cozinha, da rua, da infância.',
          difficulty: 2,
        },
      ],
    },
  ],
};
