import type { DemoExam } from './demo-exam.ts';

export const exam: DemoExam = {
  language: 'es',
  title: 'Viaje por la lengua y el mundo hispano',
  description:
    'De la ñ a la clave de son, del Aconcagua a un lugar de la Mancha: dieciocho preguntas con imágenes, sonido y una explicación para cada una.',
  keywords: 'español, ortografía, geografía, cultura',
  category: 'foreign-language',
  duration: 30,
  publishedDaysAgo: 30,
  openedCount: 44,
  favoritedBy: ['demo', 'company'],
  tests: [
    { by: 'company', points: 60.5, seconds: 1377 },
    { by: 'partner', points: 57, seconds: 1268 },
    { by: 'teacher', points: 41, seconds: 1800 },
  ],
  reviews: [
    {
      by: 'company',
      rating: 5,
      title: 'Muy entretenido',
      review: 'Repasé las tildes y descubrí de dónde viene la eñe. La clave de son es un acierto.',
      reply: null,
    },
    {
      by: 'partner',
      rating: 4,
      title: 'Buen nivel',
      review: 'The reading is a real challenge for learners, and the explanations make up for it.',
      reply: '¡Gracias! El Quijote se resiste al principio y luego engancha.',
    },
  ],
  sections: [
    {
      title: 'I. La lengua',
      description: 'Palabras con historia.',
      entries: [
        {
          type: 1,
          desc: '¿Cuál de estas palabras es esdrújula?',
          options: ['brújula', 'reloj', 'árbol', 'canción'],
          correct_answer: ['A'],
          score: 3,
          partial_score: null,
          explanation:
            'Las esdrújulas llevan el acento en la antepenúltima sílaba (<strong>brú</strong>-ju-la) y siempre se escriben con tilde. La propia palabra <em>esdrújula</em> lo es.',
          difficulty: 0,
        },
        {
          type: 4,
          desc: 'La letra ñ nació como abreviatura: los copistas medievales escribían una n pequeña encima de otra para ahorrar espacio.',
          correct_answer: true,
          score: 2,
          explanation:
            'La virgulilla es aquella n pequeña. Así, del latín <em>annus</em> viene <em>año</em>. El portugués y el francés resolvieron el mismo sonido con <em>nh</em> y <em>gn</em>.',
          difficulty: 1,
        },
        {
          type: 2,
          desc: '¿Qué palabras llegaron al español desde el árabe?',
          options: ['almohada', 'ventana', 'aceite', 'ojalá', 'mesa'],
          correct_answer: ['A', 'C', 'D'],
          score: 4,
          partial_score: 2,
          explanation:
            '<em>Almohada</em> conserva el artículo árabe <em>al-</em>; <em>aceite</em> viene de <em>az-zayt</em> y <em>ojalá</em> significaba «si Dios quiere». <em>Ventana</em> (de <em>ventus</em>, viento) y <em>mesa</em> (de <em>mensa</em>) son latinas.',
          difficulty: 2,
        },
        {
          type: 14,
          desc: 'Escribe cada frase sin faltas.',
          options: ['Haber si mañana vamos ha la playa.', 'Habían muchas personas en la plaza.'],
          correct_answer: ['A ver si mañana vamos a la playa.', 'Había muchas personas en la plaza.'],
          score: 6,
          item_scores: [3, 3],
          explanation:
            '<em>A ver</em> se puede cambiar por <em>veamos</em>; <em>haber</em> es un verbo. Y cuando <em>haber</em> indica existencia es impersonal: había una persona, había muchas personas.',
          difficulty: 2,
        },
        {
          type: 8,
          desc: '¿En qué siglo se publicó la primera parte del <em>Quijote</em>?',
          options: ['En el siglo XV', 'En el siglo XVI', 'En el siglo XVII', 'En el siglo XVIII'],
          correct_answer: ['C'],
          score: 3,
          partial_score: null,
          explanation:
            'Se publicó en 1605, es decir, en el siglo XVII; la segunda parte apareció diez años después, en 1615.',
          difficulty: 1,
        },
      ],
    },
    {
      title: 'II. La tierra y los números',
      description: 'Un poco de geografía, un poco de ciencia.',
      entries: [
        {
          type: 5,
          desc: 'Une cada país con su capital.',
          options: ['Perú', 'Ecuador', 'Paraguay', 'Costa Rica'],
          matchings: ['Asunción', 'Lima', 'San José', 'Montevideo', 'Quito'],
          correct_answer: ['B', 'E', 'A', 'C'],
          score: 8,
          item_scores: [2, 2, 2, 2],
          explanation:
            'Sobra Montevideo, que es la capital de Uruguay. Quito está a unos 2850 metros de altitud y muy cerca del ecuador.',
          difficulty: 0,
        },
        {
          type: 3,
          desc: 'La montaña más alta de América es el ____ y se encuentra en ____.',
          correct_answer: [
            ['Aconcagua', 'cerro Aconcagua', 'monte Aconcagua'],
            ['Argentina', 'la Argentina', 'Mendoza'],
          ],
          score: 4,
          item_scores: [2, 2],
          explanation:
            'El Aconcagua, en la provincia argentina de Mendoza, mide 6961 metros. Es también la montaña más alta del mundo fuera de Asia.',
          difficulty: 1,
        },
        {
          type: 10,
          desc: 'Solo dos países de América del Sur no tienen salida al mar: ____ y ____.',
          correct_answer: [['Bolivia'], ['Paraguay', 'el Paraguay']],
          score: 4,
          item_scores: [2, 2],
          explanation:
            'Aun sin costa, ambos tienen marina: Bolivia navega por el lago Titicaca y Paraguay por sus grandes ríos.',
          difficulty: 1,
        },
        {
          type: 11,
          desc: 'Escribe los símbolos químicos del oro y de la plata, en cualquier orden: ____ y ____.',
          correct_answer: [['Au'], ['Ag']],
          score: 4,
          item_scores: [2, 2],
          explanation:
            'Vienen del latín <em>aurum</em> y <em>argentum</em>. De <em>argentum</em> procede también el nombre de Argentina, junto al Río de la Plata.',
          difficulty: 2,
        },
        {
          type: 9,
          desc: '¿Qué fracciones son iguales a $\\dfrac{1}{2}$?',
          options: ['$\\dfrac{2}{4}$', '$\\dfrac{3}{5}$', '$\\dfrac{4}{8}$', '$\\dfrac{5}{12}$'],
          correct_answer: ['A', 'C'],
          score: 4,
          partial_score: 2,
          explanation:
            'Una fracción vale $\\dfrac{1}{2}$ cuando el denominador es el doble del numerador: $4 = 2 \\cdot 2$ y $8 = 2 \\cdot 4$.',
          difficulty: 0,
        },
        {
          type: 12,
          desc: '¿Cuáles de estos animales ponen huevos?',
          options: ['El ornitorrinco', 'El murciélago', 'El delfín', 'El pingüino'],
          correct_answer: ['A', 'D'],
          score: 4,
          partial_score: 2,
          explanation:
            'El pingüino es un ave. El ornitorrinco es un mamífero, pero de los pocos que ponen huevos: después amamanta a sus crías, como el murciélago y el delfín.',
          difficulty: 1,
        },
        {
          type: 13,
          desc: 'Señala lo que es cierto sobre la línea del ecuador.',
          options: [
            'Allí nunca hay nieve.',
            'El día y la noche duran casi lo mismo todo el año.',
            'Pasa por Ecuador, Colombia y Brasil.',
            'Ninguna de las anteriores es cierta.',
          ],
          correct_answer: ['B', 'C'],
          score: 4,
          partial_score: 2,
          explanation:
            'Sí que hay nieve: el volcán Cayambe, en Ecuador, está sobre la línea y tiene nieves perpetuas a más de 5000 metros de altitud. La altura enfría más que la latitud.',
          difficulty: 4,
        },
      ],
    },
    {
      title: 'III. Mira y escucha',
      description: 'Un gráfico y un ritmo.',
      entries: [
        {
          type: 1,
          desc: '<p>El gráfico muestra la temperatura media de cada mes en Madrid y en Buenos Aires. ¿Qué línea es la de Buenos Aires?</p><p><img src="temperatures.png" alt="Dos líneas de enero a diciembre. La línea 1, continua, empieza en 25 grados, baja a 11 en julio y vuelve a subir. La línea 2, discontinua, empieza en 6 grados, sube a 26 en julio y vuelve a bajar."></p>',
          options: [
            'La 1, porque en enero es verano en el hemisferio sur.',
            'La 1, porque Buenos Aires está más cerca del polo.',
            'La 2, porque en julio hace calor en todo el mundo.',
            'La 2, porque Buenos Aires está junto al mar.',
          ],
          correct_answer: ['A'],
          score: 4,
          partial_score: null,
          explanation:
            'El eje de la Tierra está inclinado: cuando el hemisferio norte recibe menos sol, el sur recibe más. Por eso en Buenos Aires la Navidad cae en verano.',
          difficulty: 1,
        },
        {
          type: 3,
          desc: '<p>Escucha la clave de son, el corazón de la música cubana. Se oye dos veces sobre un pulso grave de cuatro tiempos.</p><p><audio src="clave.mp3"></audio></p><p>Cada vez se dan ____ golpes agudos.</p>',
          correct_answer: [['5', 'cinco']],
          score: 4,
          item_scores: [4],
          explanation:
            'Son cinco: tres en la primera mitad y dos en la segunda, por eso se llama clave 3-2. Los demás instrumentos se ordenan alrededor de ella.',
          difficulty: 2,
        },
      ],
    },
    {
      title: 'IV. Lectura',
      description: 'El comienzo de <em>Don Quijote de la Mancha</em>, de Miguel de Cervantes.',
      entries: [
        {
          material:
            '<p>En un lugar de la Mancha, de cuyo nombre no quiero acordarme, no ha mucho tiempo que vivía un hidalgo de los de lanza en astillero, adarga antigua, rocín flaco y galgo corredor. Una olla de algo más vaca que carnero, salpicón las más noches, duelos y quebrantos los sábados, lantejas los viernes, algún palomino de añadidura los domingos, consumían las tres partes de su hacienda.</p>',
          questions: [
            {
              type: 1,
              desc: '¿Qué es un «rocín flaco»?',
              options: [
                'Un caballo delgado y de poca calidad',
                'Un perro de caza',
                'Un escudo de cuero',
                'Un criado mal alimentado',
              ],
              correct_answer: ['A'],
              score: 3,
              partial_score: null,
              explanation:
                'De <em>rocín</em> sacará don Quijote el nombre de Rocinante. El perro del texto es el galgo, y el escudo de cuero, la adarga.',
              difficulty: 1,
            },
            {
              type: 6,
              desc: 'El caballero vivía en un lugar de la ____. (Escribe el nombre como está en el texto.)',
              correct_answer: [['Mancha']],
              score: 2,
              item_scores: [2],
              explanation:
                'Es el nombre propio de una región, por eso va con mayúscula; una mancha cualquiera se escribe con minúscula.',
              difficulty: 0,
            },
            {
              type: 0,
              desc: '¿Qué parte de su dinero gastaba el hidalgo en comer? ¿Qué nos dice eso de él?',
              correct_answer:
                'Gastaba «las tres partes», es decir, tres cuartas partes de lo que tenía. Era noble, pero pobre: comía con sencillez y, aun así, casi todo se le iba en la comida.',
              score: 6,
              explanation:
                'En la lengua de la época «las tres partes» quiere decir tres de cuatro. Cervantes no dice que el hidalgo sea pobre: lo muestra con su despensa.',
              difficulty: 3,
            },
          ],
        },
      ],
    },
    {
      title: 'V. Escribe',
      description: 'Ahora te toca a ti.',
      entries: [
        {
          type: 7,
          desc: 'Describe un lugar que conozcas bien sin decir su nombre, de modo que otra persona pueda reconocerlo. Unas 150 palabras.',
          correct_answer:
            '<p>Una buena respuesta</p><ul><li>elige pocos detalles, y precisos;</li><li>usa más de un sentido: lo que se ve, se oye, se huele;</li><li>avanza con un orden claro;</li><li>cuida las tildes y la puntuación.</li></ul>',
          score: 10,
          explanation: 'Un detalle que solo tú has visto vale más que diez adjetivos.',
          difficulty: 2,
        },
      ],
    },
  ],
};
