import type { DemoExam } from './demo-exam.ts';

export const exam: DemoExam = {
  language: 'zh-CN',
  title: '中华文化小百科：诗词、汉字与天地',
  description:
    '从唐诗宋词到二十四节气，从弦图到活字印刷。二十道题，有图、有声、有古文，每题都附解析，适合中学生和所有好奇的人。',
  keywords: '传统文化 诗词 汉字 节气',
  category: 'middle-school',
  duration: 30,
  publishedDaysAgo: 12,
  openedCount: 58,
  favoritedBy: ['demo', 'teacher'],
  tests: [
    { by: 'teacher', points: 68, seconds: 1195 },
    { by: 'partner', points: 49, seconds: 1800 },
  ],
  reviews: [
    {
      by: 'demo',
      rating: 5,
      title: '题目有意思，解析很用心',
      review: '弦图那道题配图清楚，终于明白勾股定理是怎么证出来的。',
      reply: '谢谢！喜欢的话，可以再找找《周髀算经》看看。',
    },
    {
      by: 'teacher',
      rating: 4,
      title: '适合课堂',
      review: '节气和月相的题可以直接用在课上。听音题如果能多一道就更好了。',
      reply: null,
    },
  ],
  sections: [
    {
      title: '一、诗词与汉字',
      description: '会背，也要会用。',
      entries: [
        {
          type: 1,
          desc: '“春眠不觉晓”的下一句是：',
          options: ['处处闻啼鸟', '夜来风雨声', '花落知多少', '低头思故乡'],
          correct_answer: ['A'],
          score: 3,
          partial_score: null,
          explanation:
            '出自孟浩然《春晓》：春眠不觉晓，处处闻啼鸟。夜来风雨声，花落知多少。“低头思故乡”则是李白《静夜思》的末句。',
          difficulty: 0,
        },
        {
          type: 5,
          desc: '把诗句和它的作者连起来。',
          options: [
            '会当凌绝顶，一览众山小',
            '春风又绿江南岸，明月何时照我还',
            '但愿人长久，千里共婵娟',
            '举头望明月，低头思故乡',
          ],
          matchings: ['李白', '杜甫', '白居易', '王安石', '苏轼'],
          correct_answer: ['B', 'D', 'E', 'A'],
          score: 8,
          item_scores: [2, 2, 2, 2],
          explanation:
            '依次出自杜甫《望岳》、王安石《泊船瓜洲》、苏轼《水调歌头》、李白《静夜思》。后三首都写月亮：见月思归，是古人最常用的笔法之一。',
          difficulty: 1,
        },
        {
          type: 4,
          desc: '形声字由表示意义的形旁和表示读音的声旁组成，例如“清、晴、请、情”。',
          correct_answer: true,
          score: 2,
          explanation:
            '四个字都以“青”为声旁，分别以“氵、日、讠、忄”为形旁。汉字中形声字占绝大多数，掌握声旁和形旁，常能猜出生字的音和义。',
          difficulty: 0,
        },
        {
          type: 8,
          desc: '“凹”字一共有几画？',
          options: ['4 画', '5 画', '6 画', '7 画'],
          correct_answer: ['B'],
          score: 3,
          partial_score: null,
          explanation: '“凹”和“凸”都是 5 画。“凹”先写左边的竖，再写横折折、竖、横折，最后写底下的横封口。',
          difficulty: 2,
        },
        {
          type: 14,
          desc: '改正句中的错别字，写出完整的句子。',
          options: ['希望大家再接再励，争取更好的成绩。', '多年来，他一如继往地帮助邻居。'],
          correct_answer: ['希望大家再接再厉，争取更好的成绩。', '多年来，他一如既往地帮助邻居。'],
          score: 6,
          item_scores: [3, 3],
          explanation:
            '“厉”同“砺”，磨的意思：公鸡相斗，每次交锋前先磨磨嘴，所以是“再接再厉”。“既往”指已经过去的日子，“一如既往”就是跟从前完全一样。',
          difficulty: 2,
        },
        {
          type: 6,
          desc: '按照汉语拼音正词法，地名首字母大写。不标声调，“北京”写作 ____，“黄河”写作 ____。',
          correct_answer: [['Beijing'], ['Huang He']],
          score: 4,
          item_scores: [2, 2],
          explanation: '地名中专名与通名分写，各自首字母大写：Huang He、Tai Shan；不能再拆分的专名连写：Beijing。',
          difficulty: 4,
        },
        {
          type: 11,
          desc: '写出“上海”和“广州”的汉语拼音（首字母大写，不标声调，先后不限）：____、____。',
          correct_answer: [['Shanghai'], ['Guangzhou']],
          score: 4,
          item_scores: [2, 2],
          explanation: '多音节的专名连写，只有首字母大写。',
          difficulty: 1,
        },
      ],
    },
    {
      title: '二、天地与历法',
      description: '日月星辰里的学问。',
      entries: [
        {
          type: 3,
          desc: '“春雨惊春清谷天”说的是春季的六个节气：立春、雨水、____、春分、____、谷雨。',
          correct_answer: [['惊蛰'], ['清明']],
          score: 4,
          item_scores: [2, 2],
          explanation:
            '节气歌每句七字，前六字各代表一个节气。惊蛰时春雷始鸣，惊醒蛰伏的昆虫；清明时天清地明，万物生长。',
          difficulty: 1,
        },
        {
          type: 10,
          desc: '“文房四宝”指的是____、____、____、____。',
          correct_answer: [['笔', '毛笔'], ['墨'], ['纸', '宣纸'], ['砚', '砚台']],
          score: 4,
          item_scores: [1, 1, 1, 1],
          explanation: '其中最负盛名的是湖笔、徽墨、宣纸、端砚，名字里都带着产地。',
          difficulty: 0,
        },
        {
          type: 2,
          desc: '下列节日中，哪些是按农历的月和日确定的？',
          options: ['元宵节', '清明节', '端午节', '中秋节'],
          correct_answer: ['A', 'C', 'D'],
          score: 4,
          partial_score: 2,
          explanation:
            '元宵节在正月十五，端午节在五月初五，中秋节在八月十五。清明是二十四节气之一，由太阳的位置决定，所以总在公历 4 月 5 日前后。',
          difficulty: 2,
        },
        {
          type: 9,
          desc: '下列公历年份中，哪些是闰年？',
          options: ['1900 年', '2000 年', '2024 年', '2100 年'],
          correct_answer: ['B', 'C'],
          score: 4,
          partial_score: 2,
          explanation: '口诀是“四年一闰，百年不闰，四百年再闰”。1900 和 2100 是整百年，但不能被 400 整除，所以是平年。',
          difficulty: 2,
        },
        {
          type: 12,
          desc: '下列天体中，哪些自己会发光？',
          options: ['太阳', '月亮', '北极星', '金星'],
          correct_answer: ['A', 'C'],
          score: 4,
          partial_score: 2,
          explanation: '太阳和北极星是恒星，自己发光。月亮和金星只是反射太阳光，所以用望远镜看金星，也能看到圆缺变化。',
          difficulty: 1,
        },
        {
          type: 13,
          desc: '关于月食，下列说法正确的有：',
          options: [
            '每个农历月都会发生一次',
            '只可能发生在满月的时候',
            '原因是地球挡住了射向月亮的阳光',
            '以上说法都不正确',
          ],
          correct_answer: ['B', 'C'],
          score: 4,
          partial_score: 2,
          explanation:
            '太阳、地球、月亮排成一线、地球居中时，才会发生月食，这时一定是满月。但月亮的轨道面与地球的轨道面有约 5° 的夹角，满月时月亮大多从地影的上方或下方经过，所以不是每月都有。',
          difficulty: 3,
        },
      ],
    },
    {
      title: '三、看图与听音',
      description: '眼见为实，耳听也为实。',
      entries: [
        {
          type: 1,
          desc: '<p>三国时的赵爽用这幅“弦图”证明了勾股定理。四个直角三角形的两条直角边分别是 3 和 4，中间小正方形的面积是多少？</p><p><img src="chord-figure.png" alt="大正方形由四个全等的直角三角形和中间一个小正方形拼成，三角形的直角边标有 3 和 4，斜边标有 c。"></p>',
          options: ['$1$', '$4$', '$7$', '$25$'],
          correct_answer: ['A'],
          score: 4,
          partial_score: null,
          explanation:
            '小正方形的边长是 $4-3=1$。于是 $$c^2 = 4\\times\\frac{1}{2}\\times 3\\times 4 + (4-3)^2 = 25,\\quad c = 5.$$ 把 3、4 换成 $a$、$b$，就得到 $c^2=2ab+(b-a)^2=a^2+b^2$。',
          difficulty: 2,
        },
        {
          type: 1,
          desc: '农历初七、初八的傍晚，在中国看到的月亮最像哪一幅？',
          options: [
            '<img src="moon-1.png" alt="右侧一弯月牙亮">',
            '<img src="moon-2.png" alt="右半边亮">',
            '<img src="moon-3.png" alt="整个圆面亮">',
            '<img src="moon-4.png" alt="左半边亮">',
          ],
          correct_answer: ['B'],
          score: 4,
          partial_score: null,
          explanation:
            '初七、初八是上弦月，傍晚时在南边的天空，亮的一面朝着西边的太阳，也就是右边。左半边亮的是下弦月，半夜才升起。',
          difficulty: 2,
        },
        {
          type: 1,
          desc: '<p>听录音：五声音阶的宫、商、角、徵、羽依次奏出。</p><p><audio src="five-tones.mp3"></audio></p><p>如果第一个音“宫”唱作 do，最后一个音“羽”应唱作：</p>',
          options: ['fa', 'sol', 'la', 'si'],
          correct_answer: ['C'],
          score: 4,
          partial_score: null,
          explanation:
            '宫、商、角、徵、羽相当于 do、re、mi、sol、la，没有 fa 和 si，所以听起来没有半音，平和而开阔。“五音不全”的“五音”，说的就是它们。',
          difficulty: 3,
        },
      ],
    },
    {
      title: '四、阅读：活字印刷',
      description: '选自沈括《梦溪笔谈》。',
      entries: [
        {
          material:
            '<p>庆历中，有布衣毕昇，又为活板。其法：用胶泥刻字，薄如钱唇，每字为一印，火烧令坚。先设一铁板，其上以松脂、蜡和纸灰之类冒之。欲印，则以一铁范置铁板上，乃密布字印，满铁范为一板，持就火炀之；药稍镕，则以一平板按其面，则字平如砥。若止印三二本，未为简易；若印数十百千本，则极为神速。</p><blockquote>布衣：平民。冒：覆盖。炀：烤。砥：磨刀石。</blockquote>',
          questions: [
            {
              type: 1,
              desc: '“火烧令坚”是为了：',
              options: ['使胶泥刻成的字印变硬', '使松脂和蜡熔化', '使铁板与铁范粘牢', '使纸张尽快干燥'],
              correct_answer: ['A'],
              score: 3,
              partial_score: null,
              explanation:
                '胶泥刻好后要烧成陶，才能反复使用。熔化松脂和蜡的是后面的“持就火炀之”，目的是把字印粘在铁板上。',
              difficulty: 1,
            },
            {
              type: 4,
              desc: '作者认为，只印两三本时，活板也很省事。',
              correct_answer: false,
              score: 2,
              explanation: '原文说“若止印三二本，未为简易”。排版费工夫，印得越多越划算，活字的长处在于“数十百千本”。',
              difficulty: 1,
            },
            {
              type: 0,
              desc: '把“若印数十百千本，则极为神速”译成现代汉语。',
              correct_answer: '如果印几十、几百乃至上千本，那就极其快速了。',
              score: 5,
              explanation: '要点：“若”是如果；“数十百千”是几十、几百、上千，不是具体的数目；“神速”是快得惊人。',
              difficulty: 2,
            },
          ],
        },
      ],
    },
    {
      title: '五、表达',
      description: '写下你自己的话。',
      entries: [
        {
          type: 7,
          desc: '以“我最喜欢的一个节气”为题，写一段 200 字左右的短文，写出这个节气的物候，也写出你自己的经历。',
          correct_answer:
            '<p>评分要点：</p><ul><li>节气的时间和特点准确；</li><li>有具体的所见、所闻、所感；</li><li>语句通顺，没有错别字；</li><li>结尾有余味，不喊口号。</li></ul>',
          score: 10,
          explanation: '先写一个亲眼见过的细节，再由它写到节气，比从定义写起更动人。',
          difficulty: 3,
        },
      ],
    },
  ],
};
