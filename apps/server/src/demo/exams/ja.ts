import type { DemoExam } from './demo-exam.ts';

export const exam: DemoExam = {
  language: 'ja',
  title: '日本のことばと自然',
  description:
    'ことわざ、俳句、地図記号、富士山、そして『方丈記』。読んで、見て、聞いて楽しむ十九問です。どの問題にも解説がついています。',
  keywords: '日本語 俳句 地理 教養',
  category: 'education',
  duration: 30,
  publishedDaysAgo: 21,
  openedCount: 29,
  favoritedBy: ['teacher'],
  tests: [
    { by: 'teacher', points: 70, seconds: 1084 },
    { by: 'company', points: 58, seconds: 1421 },
    { by: 'partner', points: 58, seconds: 1655 },
  ],
  reviews: [
    {
      by: 'teacher',
      rating: 5,
      title: '授業で使いました',
      review: '地図記号と「西向く士」で盛り上がりました。解説がていねいで助かります。',
      reply: 'ありがとうございます。生徒のみなさんにもよろしくお伝えください。',
    },
  ],
  sections: [
    {
      title: '一　ことば',
      description: '知っているつもりの言葉を、もう一度。',
      entries: [
        {
          type: 1,
          desc: '「情けは人のためならず」の本来の意味はどれですか。',
          options: [
            '人に親切にすると、めぐりめぐって自分に返ってくる。',
            '親切にすると、かえって相手のためにならない。',
            '人に同情しても、何の役にも立たない。',
            '情けをかけるなら、相手を選ぶべきだ。',
          ],
          correct_answer: ['A'],
          score: 4,
          partial_score: null,
          explanation:
            '「人のためならず」は「人のためではない」、つまり「自分のためでもある」という意味です。「ためにならない」と取り違えやすいことわざとして知られています。',
          difficulty: 1,
        },
        {
          type: 5,
          desc: '俳句と作者を結びつけてください。',
          options: [
            '古池や蛙飛びこむ水の音',
            '菜の花や月は東に日は西に',
            '雀の子そこのけそこのけお馬が通る',
            '柿くへば鐘が鳴るなり法隆寺',
          ],
          matchings: ['与謝蕪村', '正岡子規', '松尾芭蕉', '高浜虚子', '小林一茶'],
          correct_answer: ['C', 'A', 'E', 'B'],
          score: 8,
          item_scores: [2, 2, 2, 2],
          explanation:
            '芭蕉、蕪村、一茶は江戸時代、子規は明治時代の俳人です。季語はそれぞれ「蛙」（春）、「菜の花」（春）、「雀の子」（春）、「柿」（秋）。',
          difficulty: 1,
        },
        {
          type: 2,
          desc: '二字とも音読みで読む熟語をすべて選んでください。',
          options: ['山脈', '手紙', '学校', '重箱', '温泉'],
          correct_answer: ['A', 'C', 'E'],
          score: 4,
          partial_score: 2,
          explanation:
            '「手紙」は二字とも訓読みです。「重箱」は上が音、下が訓で、この読み方を「重箱読み」といいます。逆に、上が訓、下が音のものは「湯桶読み」です。',
          difficulty: 2,
        },
        {
          type: 12,
          desc: 'ふつう「一本、二本」と数えるものをすべて選んでください。',
          options: ['鉛筆', '皿', '傘', '映画の作品'],
          correct_answer: ['A', 'C', 'D'],
          score: 4,
          partial_score: 2,
          explanation:
            '細長いものは「本」、平たいものは「枚」で数えます。映画はもともと長いフィルムだったので、今でも「一本の映画」といいます。',
          difficulty: 1,
        },
        {
          type: 14,
          desc: '漢字の誤りを直して、文全体を書いてください。',
          options: ['先生の話に、みな関心して聞き入った。', '話し合って、問題の解決を計る。'],
          correct_answer: ['先生の話に、みな感心して聞き入った。', '話し合って、問題の解決を図る。'],
          score: 6,
          item_scores: [3, 3],
          explanation:
            '心を動かされるのは「感心」、興味をもつのは「関心」。実現しようと努めるのは「図る」、時間や数を調べるのは「計る」です。',
          difficulty: 2,
        },
      ],
    },
    {
      title: '二　自然と数',
      description: '身のまわりの「なぜ」と「いくつ」。',
      entries: [
        {
          type: 3,
          desc: '富士山の高さは ____ メートルで、山梨県と ____ 県にまたがっています。',
          correct_answer: [
            ['3776', '3,776', '三七七六'],
            ['静岡', '静岡県'],
          ],
          score: 4,
          item_scores: [2, 2],
          explanation: '「みななろう（3776）富士の山のように」という語呂合わせで覚えられます。',
          difficulty: 0,
        },
        {
          type: 10,
          desc: '日本列島の大きな四つの島は、北海道、本州、____、____ です（順不同）。',
          correct_answer: [['四国'], ['九州']],
          score: 4,
          item_scores: [2, 2],
          explanation: '面積の大きい順に、本州、北海道、九州、四国です。',
          difficulty: 0,
        },
        {
          type: 4,
          desc: '日本の標準時は、兵庫県明石市などを通る東経135度の子午線を基準にしている。',
          correct_answer: true,
          score: 2,
          explanation:
            '地球は24時間で360度回るので、経度15度で1時間の差になります。$135 \\div 15 = 9$ だから、日本の時刻は協定世界時より9時間進んでいます。',
          difficulty: 1,
        },
        {
          type: 8,
          desc: '東海道新幹線が開業したのはいつですか。',
          options: ['1954年', '1964年', '1974年', '1984年'],
          correct_answer: ['B'],
          score: 4,
          partial_score: null,
          explanation: '1964年10月1日、最初の東京オリンピックの開会式の九日前に、東京と新大阪の間で走り始めました。',
          difficulty: 1,
        },
        {
          type: 9,
          desc: '31日まである月をすべて選んでください。',
          options: ['2月', '4月', '7月', '8月', '11月'],
          correct_answer: ['C', 'D'],
          score: 4,
          partial_score: 2,
          explanation:
            '31日までない月は「西向く士（にしむくさむらい）」、つまり2、4、6、9、11月と覚えます。「士」は「十」と「一」を重ねた形です。',
          difficulty: 0,
        },
        {
          type: 13,
          desc: '地震について、正しいものをすべて選んでください。',
          options: [
            'マグニチュードは、地震そのものの規模を表す。',
            'マグニチュードが1大きいと、エネルギーは約10倍になる。',
            '同じ地震でも、震度は場所によって異なる。',
            '正しいものは一つもない。',
          ],
          correct_answer: ['A', 'C'],
          score: 4,
          partial_score: 2,
          explanation:
            'エネルギー $E$（ジュール）とマグニチュード $M$ の間には $\\log_{10}E = 4.8 + 1.5M$ という関係があります。$M$ が1増えると $10^{1.5} \\approx 32$ 倍、2増えると $10^{3} = 1000$ 倍です。',
          difficulty: 3,
        },
        {
          type: 6,
          desc: '単位の記号を書いてください。電力の「キロワット」は ____、電力量の「キロワット時」は ____ です。',
          correct_answer: [['kW'], ['kWh', 'kW·h', 'kW h']],
          score: 4,
          item_scores: [2, 2],
          explanation:
            '「キロ」は小文字の k、人名に由来する「ワット」は大文字の W、「時」は小文字の h です。大文字の K は温度の単位ケルビンになってしまいます。',
          difficulty: 2,
        },
        {
          type: 11,
          desc: 'DNAを作る四種類の塩基を、大文字一字の記号で書いてください（順不同）。____、____、____、____',
          correct_answer: [['A'], ['T'], ['G'], ['C']],
          score: 4,
          item_scores: [1, 1, 1, 1],
          explanation:
            'アデニン（A）とチミン（T）、グアニン（G）とシトシン（C）がそれぞれ向かい合って対を作り、二重らせんの段になります。',
          difficulty: 3,
        },
      ],
    },
    {
      title: '三　見て、聞いて',
      description: '図と音の問題です。',
      entries: [
        {
          type: 1,
          desc: '「温泉」を表す地図記号はどれですか。',
          options: [
            '<img src="map-1.png" alt="器から三本の湯気が立つ形">',
            '<img src="map-2.png" alt="鳥居の形">',
            '<img src="map-3.png" alt="丸の中に片仮名のテの形">',
            '<img src="map-4.png" alt="漢字の文の形">',
          ],
          correct_answer: ['A'],
          score: 3,
          partial_score: null,
          explanation:
            '鳥居は神社、丸に「〒」は郵便局、「文」は小・中学校です。郵便局の記号は、昔の「逓信省」の頭文字「テ」からできました。',
          difficulty: 0,
        },
        {
          type: 1,
          desc: '<p>A4の紙を半分に切るとA5になり、縦と横の比は変わりません。短い辺を $1$ とすると、長い辺 $x$ はいくつですか。</p><p><img src="paper.png" alt="横が x、縦が 1 の長方形を、点線で左右半分に分けた図。左右にそれぞれ A5 と書いてある。"></p>',
          options: ['$1.5$', '$\\sqrt{2}$', '$\\sqrt{3}$', '$\\dfrac{1+\\sqrt{5}}{2}$'],
          correct_answer: ['B'],
          score: 4,
          partial_score: null,
          explanation:
            '$x : 1 = 1 : \\dfrac{x}{2}$ より $x^2 = 2$、したがって $x = \\sqrt{2} \\approx 1.414$。A4（297 mm × 210 mm）で確かめてみましょう。$\\dfrac{1+\\sqrt{5}}{2}$ は黄金比です。',
          difficulty: 2,
        },
        {
          type: 1,
          desc: '<p>この曲は何でしょう。</p><p><audio src="melody.mp3"></audio></p>',
          options: ['さくらさくら', '荒城の月', '春が来た', 'ふるさと'],
          correct_answer: ['A'],
          score: 4,
          partial_score: null,
          explanation:
            '江戸時代から箏の手ほどき曲として親しまれてきた「さくらさくら」です。半音を含む五音の音階「都節」でできていて、明るい西洋の長音階とはちがう響きがします。',
          difficulty: 1,
        },
      ],
    },
    {
      title: '四　読む',
      description: '鴨長明『方丈記』の書き出しです。',
      entries: [
        {
          material:
            '<p>ゆく河の流れは絶えずして、しかももとの水にあらず。よどみに浮かぶうたかたは、かつ消えかつ結びて、久しくとどまりたるためしなし。世の中にある人とすみかと、またかくのごとし。</p>',
          questions: [
            {
              type: 1,
              desc: '「うたかた」とは何ですか。',
              options: ['水の泡', '木の葉', '小舟', '水鳥'],
              correct_answer: ['A'],
              score: 3,
              partial_score: null,
              explanation:
                '「かつ消えかつ結びて」、一方で消え、一方でまたできるもの、つまり水面の泡です。今でも「うたかたの恋」のように、はかないもののたとえに使います。',
              difficulty: 1,
            },
            {
              type: 0,
              desc: '作者は、河の流れと泡を何にたとえていますか。二つに触れて、五十字程度で説明してください。',
              correct_answer:
                '世の中の人とその住まいにたとえている。どちらも絶えずあるように見えて、中身は入れ替わり、長くとどまることがない。',
              score: 6,
              explanation:
                '「人とすみかと、またかくのごとし」が手がかりです。すべては移り変わるという「無常」の考え方が、目に見える景色で語られています。',
              difficulty: 4,
            },
          ],
        },
      ],
    },
    {
      title: '五　書く',
      description: '自由に書いてみましょう。',
      entries: [
        {
          type: 7,
          desc: '好きな季節を一つ選び、その季節らしい音や匂いを入れて、200字程度で書いてください。',
          correct_answer:
            '<p>採点の目安</p><ul><li>季節が一つにしぼられている。</li><li>音や匂いが具体的に書かれている。</li><li>自分の体験がある。</li><li>文末がそろい、誤字がない。</li></ul>',
          score: 10,
          explanation: '「きれい」「楽しい」と書くかわりに、そう感じた場面を書くと、読む人にも同じ気持ちが伝わります。',
          difficulty: 2,
        },
      ],
    },
  ],
};
