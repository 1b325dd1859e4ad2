import type { ImportTexts } from './import-texts.ts';

export const texts: ImportTexts = {
  faults: {
    empty: 'No hay nada en este archivo o en la hoja elegida.',
    'too-large': 'El archivo supera los 20 MB.',
    'unknown-format': 'Elige un archivo .xlsx, .xls, .csv, .zip, .docx o .txt.',
    damaged:
      'El archivo está dañado. Ábrelo en tu programa de hojas de cálculo, guárdalo de nuevo e inténtalo otra vez.',
    encrypted: 'El archivo está protegido con contraseña. Quítala e inténtalo de nuevo.',
    'too-many-cells': 'El archivo tiene más celdas de las que se pueden leer. Divídelo en varios archivos.',
    'too-many-entries': 'El archivo comprimido contiene demasiados archivos.',
    'inflates-too-much': 'Descomprimido, el archivo es demasiado grande para leerlo.',
    'unsafe-entry': 'El archivo comprimido contiene nombres que no son seguros y no se ha abierto.',
    'unsafe-xml': 'El archivo contiene definiciones que no es seguro leer. Guárdalo de nuevo e inténtalo otra vez.',
    'no-workbook': 'No hay ninguna hoja de cálculo en este archivo comprimido.',
    'several-workbooks': 'Hay más de una hoja de cálculo en este archivo comprimido. Deja solo una.',
    'too-slow': 'Leer este archivo requiere demasiado tiempo o memoria. Divídelo en varios archivos.',
    interrupted: 'La lectura del archivo se interrumpió. Inténtalo de nuevo.',
    'storage-full':
      'No hay espacio suficiente para las imágenes, los audios y los vídeos de este archivo. En la página de tu cuenta ves cuánto espacio usas.',
  },
  problems: {
    'empty-stem': { message: 'La pregunta no tiene enunciado.', fix: 'Escribe el enunciado en esta celda.' },
    'too-few-options': { message: 'Hay muy pocas opciones.', fix: 'Añade las opciones que faltan.' },
    'too-many-options': { message: 'Hay más de 20 opciones.', fix: 'Deja como máximo 20 opciones, de la A a la T.' },
    'empty-option': { message: 'La opción {item} está vacía.', fix: 'Complétala o sube las opciones siguientes.' },
    'empty-matching': {
      message: 'El elemento {item} para emparejar está vacío.',
      fix: 'Complétalo o sube los siguientes.',
    },
    'missing-score': { message: 'Falta la puntuación y cuenta como 0.', fix: 'Indica cuántos puntos vale.' },
    'missing-answer': { message: 'Falta la respuesta.', fix: 'Escribe la respuesta.' },
    'invalid-partial-score': {
      message: 'La puntuación parcial no concuerda con la total.',
      fix: 'Escribe una puntuación parcial menor que la total o deja la celda vacía.',
    },
    'answer-not-an-option': {
      message: 'La respuesta indica una opción que no existe.',
      fix: 'Corrige la letra o añade la opción.',
    },
    'too-many-answers': { message: 'Hay más respuestas de las que pide la pregunta.', fix: 'Quita las que sobran.' },
    'score-count-mismatch': {
      message: 'El número de puntuaciones no coincide con el de respuestas.',
      fix: 'Escribe una puntuación por respuesta o una sola.',
    },
    'invalid-score': { message: 'Esta puntuación no es posible.', fix: 'Escribe un número de 0 a 10 000.' },
    'blanks-or-alternatives': {
      message:
        'Las respuestas podrían ser de varios huecos o alternativas de uno. Decidieron los huecos del enunciado.',
      fix: 'Pon ^^ entre huecos y || entre alternativas.',
    },
    'blank-count-mismatch': {
      message: 'El enunciado muestra un número de huecos distinto del de respuestas.',
      fix: 'Revisa los huecos del enunciado y las respuestas.',
    },
    'letter-or-text': {
      message: 'La respuesta es la letra de una opción y el texto de otra. Se tomó como letra.',
      fix: 'Comprueba qué opción es la correcta.',
    },
    'letter-for-true-false': {
      message: 'A se tomó por verdadero y B por falso.',
      fix: 'Comprueba la respuesta o escribe verdadero o falso.',
    },
    'unreadable-answer': {
      message: 'No se entiende la respuesta.',
      fix: 'Escribe las letras de las opciones correctas.',
    },
    'unreadable-score': { message: 'La puntuación no es un número.', fix: 'Escribe un número.' },
    'score-rounded': { message: 'La puntuación se redondeó a un decimal.', fix: 'Comprueba la puntuación.' },
    'type-changed': {
      message: 'Hay varias opciones correctas, así que se tomó por una de varias respuestas.',
      fix: 'Comprueba el tipo y la respuesta.',
    },
    'options-not-used': {
      message: 'Una pregunta de este tipo no tiene opciones.',
      fix: 'Quita las opciones o cambia el tipo.',
    },
    'matchings-not-used': {
      message: 'Una pregunta de este tipo no tiene elementos para emparejar.',
      fix: 'Quítalos o cambia el tipo.',
    },
    'too-long': { message: 'El texto es demasiado largo.', fix: 'Acórtalo o divide la pregunta.' },
    'picture-format': {
      message: 'Hay una imagen en un formato que no se puede mostrar.',
      fix: 'Guárdala como PNG o JPG e insértala de nuevo.',
    },
    'picture-missing': {
      message: 'Aquí se menciona una imagen que no está en el archivo.',
      fix: 'Inserta la imagen misma.',
    },
    'picture-unplaced': {
      message: 'Hay una imagen que no está sobre ninguna celda.',
      fix: 'Muévela de modo que su esquina superior izquierda quede en su celda.',
    },
    'text-box': { message: 'El texto de un cuadro de texto no se ha leído.', fix: 'Copia el texto en la celda.' },
    'formula-without-value': {
      message: 'La fórmula de esta celda no tiene valor.',
      fix: 'Abre el archivo en tu programa de hojas de cálculo, corrige la fórmula y guárdalo de nuevo.',
    },
    'hidden-rows': {
      message: 'Esta fila está oculta, y quizá haya otras. Se han leído todas.',
      fix: 'Elimina las filas ocultas si no son del examen.',
    },
    'hidden-sheet': {
      message: 'La hoja oculta «{name}» no se ha leído.',
      fix: 'Muéstrala si contiene preguntas.',
    },
    'file-ignored': {
      message: '«{name}», del archivo comprimido, no se ha usado.',
      fix: 'Solo se leen imágenes (PNG, JPG, GIF), sonidos (MP3) y vídeos (MP4).',
    },
    'file-name-taken': {
      message: 'Dos archivos del comprimido se llaman «{name}». Solo se ha leído uno.',
      fix: 'Cambia el nombre de uno de ellos.',
    },
    'unknown-layout': {
      message: 'No se ha encontrado ninguna fila con nombres de columna conocidos.',
      fix: 'Nombra las columnas como en la plantilla.',
    },
    'unreadable-row': {
      message: 'Esta fila no es una pregunta.',
      fix: 'Completa la pregunta y su respuesta o elimina la fila.',
    },
    'only-a-number': { message: 'Esta fila solo tiene un número.', fix: 'Complétala o elimínala.' },
    'question-above-refused': {
      message: 'Esta fila pertenece a la pregunta de la fila {row}, que no se ha podido leer.',
      fix: 'Corrige la fila {row}.',
    },
    'unknown-type': {
      message: 'No se conoce el tipo «{type}». Se ha deducido de la fila.',
      fix: 'Comprueba el tipo o usa un nombre de la plantilla.',
    },
    'unsupported-type': {
      message: 'No se admiten preguntas del tipo «{type}».',
      fix: 'Conviértela en otro tipo, por ejemplo, de emparejar.',
    },
    'unknown-difficulty': {
      message: 'No se conoce la dificultad «{difficulty}» y se ha omitido.',
      fix: 'Usa muy fácil, fácil, medio, difícil o muy difícil.',
    },
    'unreadable-duration': {
      message: 'La duración «{duration}» no es un número de minutos y se ha omitido.',
      fix: 'Escribe los minutos con un número.',
    },
    'no-scores': {
      message: 'La columna de puntuaciones está vacía, así que {count} preguntas cuentan 0 puntos.',
      fix: 'Escribe las puntuaciones o quita la columna para que cada una cuente 1 punto.',
    },
    'answer-from-stem': {
      message: 'La respuesta «{answer}» se ha tomado del enunciado.',
      fix: 'Compruébala o escríbela en su propia columna.',
    },
    'options-from-stem': {
      message: 'Se han tomado {count} opciones del enunciado.',
      fix: 'Compruébalas o da a cada opción su propia columna.',
    },
    'first-option-right': {
      message: 'No hay columna de respuestas, así que se tomó por correcta la primera opción.',
      fix: 'Compruébalo o añade una columna con las respuestas.',
    },
    'answers-from-zero': {
      message: 'Las respuestas cuentan desde 0, así que 0 se tomó por la primera opción.',
      fix: 'Comprueba algunas respuestas.',
    },
    'stem-guessed': {
      message: 'La columna «{name}» se ha tomado por la de los enunciados.',
      fix: 'Compruébalo o llama «Pregunta» a la columna.',
    },
    'column-not-used': {
      message: 'La columna «{name}» no se ha usado.',
      fix: 'Si pertenece a las preguntas, nómbrala como en la plantilla.',
    },
    'title-not-used': {
      message: 'El título «{title}» no se ha usado, porque una hoja anterior ya tiene uno.',
      fix: 'Si prefieres este, cambia el título antes de publicar.',
    },
    'picture-outside': {
      message: 'Hay una imagen fuera de las preguntas y no se ha usado.',
      fix: 'Muévela sobre su pregunta.',
    },
    'picture-moved': {
      message: 'Una imagen estaba sobre una celda sin texto de la pregunta. Ahora está al final del enunciado.',
      fix: 'Muévela sobre la celda a la que pertenece.',
    },
    'missing-file': {
      message: 'Aquí se menciona el archivo «{name}», que no está en el comprimido.',
      fix: 'Añade el archivo o corrige el nombre.',
    },
    'equal-options': {
      message: 'La opción {item} es igual que otra.',
      fix: 'Corrige una de las dos o quítala.',
    },
    'answer-without-options': {
      message: 'La respuesta es la letra «{answer}», pero no hay opciones.',
      fix: 'Añade las opciones o indica en qué columnas están.',
    },
    'option-for-blank': {
      message:
        'El tipo es de completar, pero la respuesta es la letra {answer} de una opción. Se ha tomado su texto, «{text}».',
      fix: 'Comprueba el tipo y la respuesta.',
    },
    'column-unsure': {
      message: 'No está claro qué contiene la columna «{name}».',
      fix: 'Mira las columnas e indica qué es cada una.',
    },
    'index-base-unsure': {
      message: 'Las respuestas son números y no está claro si la primera opción es 0 o 1.',
      fix: 'Indícalo o escribe letras en su lugar.',
    },
    'column-beside-options': {
      message:
        'La columna «{name}», junto a las opciones, no se ha usado, y {count} filas nombran una opción que no está.',
      fix: 'Si contiene opciones, indícalo en «Columnas».',
    },
    'unreadable-media': {
      message: '«{name}» no se puede mostrar: el archivo está dañado o es de otro tipo.',
      fix: 'Guárdalo de nuevo como PNG, JPG, MP3 o MP4, o sustitúyelo en la pregunta.',
    },
  },
  files: { template: 'Plantilla de examen', rejected: 'Filas rechazadas', report: 'Informe de importación' },
  report: { sheet: 'Hoja', row: 'Fila', cell: 'Celda', problem: 'Problema', fix: 'Qué hacer' },
};
