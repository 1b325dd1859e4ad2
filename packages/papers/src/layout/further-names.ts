// What people call the columns of a question sheet in languages that the product does not speak: the words that come again and
// again. What a column holds decides in any case; a name that is known leaves less to ask about.
import type { ColumnRole } from '@tiku/questions/column-roles';

export const furtherNames: Partial<Record<ColumnRole, string>> = {
  stem: `
    Frage, Fragen, Fragetext, Aufgabe, Fragestellung, Énoncé, Intitulé, Libellé, Domanda, Domande, Quesito, Вопрос, Вопросы,
    Текст вопроса, Формулировка вопроса, Задание, Питання, Запитання, Текст питання, Pytanie, Pytania, Treść pytania, Vraag,
    Fråga, Spørgsmål, Spørsmål, Kysymys, Otázka, Kérdés, Întrebare, Въпрос, Pitanje, Ερώτηση, Soru, Soru metni, Sual,
    Savol, Сұрақ, Câu hỏi, Nội dung câu hỏi, Soal, Pertanyaan, Soalan, 문제, 질문, 문항, 문제 내용, คำถาม, โจทย์, السؤال, سؤال,
    שאלה, प्रश्न, প্রশ্ন, கேள்வி, ప్రశ్న, Tanong, Swali, Vprašanje, Klausimas, Jautājums, Küsimus,
  `,
  type: `
    Fragetyp, Typ pytania, Тип вопроса, Тип, Тип питання, Soru tipi, Soru türü, Loại câu hỏi, Jenis soal, Tipe soal, 문제 유형,
    문제유형, 유형, Tipo di domanda, Vraagtype,
  `,
  option: `
    Antwortmöglichkeit, Antwortmöglichkeiten, Antwortoption, Antwortoptionen, Auswahl, Choix, Proposition, Propositions,
    Choix de réponse, Opzione, Opzioni, Scelta, Вариант, Варианты, Вариант ответа, Варианты ответа, Варианты ответов,
    Варіант, Варіанти, Варіант відповіді, Варіанти відповіді, Wariant, Opcja, Opcje, Opties, Keuze, Alternativ, Vaihtoehto,
    Možnost, Możliwość, Varianta, Опция, Opcija, Seçenek, Seçenekler, Şık, Variant, Variantlar, Đáp án lựa chọn, Lựa chọn,
    Phương án, Pilihan, Opsi, Pilihan jawaban, 보기, 선택지, 선지, ตัวเลือก, الخيار, خيار, विकल्प, বিকল্প, ఎంపిక, விருப்பம்,
  `,
  answer: `
    Antwort, Antworten, Richtige Antwort, Richtige Antworten, Korrekte Antwort, Lösung, Lösungen, Musterlösung, Richtig,
    Réponse, Réponses, Bonne réponse, Bonnes réponses, Réponse correcte, Réponses correctes, Réponse exacte, Corrigé,
    Risposta, Risposte, Risposta corretta, Risposte corrette, Risposta esatta, Soluzione, Corretta,
    Ответ, Ответы, Правильный ответ, Правильные ответы, Верный ответ, Номер правильного ответа, Правильный вариант,
    Відповідь, Відповіді, Правильна відповідь, Правильні відповіді, Odpowiedź, Odpowiedzi, Poprawna odpowiedź, Prawidłowa odpowiedź,
    Poprawna, Antwoord, Juiste antwoord, Correct antwoord, Svar, Rätt svar, Korrekt svar, Riktig svar, Vastaus, Oikea vastaus,
    Odpověď, Správná odpověď, Odpoveď, Válasz, Helyes válasz, Răspuns, Răspuns corect, Отговор, Верен отговор, Odgovor,
    Tačan odgovor, Točan odgovor, Απάντηση, Σωστή απάντηση, Cevap, Doğru cevap, Yanıt, Doğru yanıt, Cavab, Düzgün cavab, Doğru cavab,
    Javob, To'g'ri javob, Дұрыс жауап, Жауап, Trả lời, Câu trả lời, Đáp án, Đáp án đúng, Jawaban, Kunci, Kunci jawaban, Jawaban benar, Jawapan,
    정답, 답, 답안, 해답, คำตอบ, เฉลย, คำตอบที่ถูกต้อง, الإجابة, الجواب, الإجابة الصحيحة, תשובה, תשובה נכונה, उत्तर, सही उत्तर,
    উত্তর, সঠিক উত্তর, சரியான விடை, விடை, సమాధానం, సరైన సమాధానం, Sagot, Jibu, Pravilen odgovor,
  `,
  wrong: `
    Falsche Antwort, Falsche Antworten, Mauvaise réponse, Mauvaises réponses, Risposta errata, Risposte errate, Risposta sbagliata,
    Неправильный ответ, Неверный ответ, Неправильные ответы, Błędna odpowiedź, Zła odpowiedź, Fout antwoord, Yanlış cevap, Jawaban salah,
    오답, Đáp án sai,
  `,
  correct: `
    Ist richtig, Ist korrekt, Richtig?, Doğru mu, 정답 여부, 정답여부,
  `,
  explanation: `
    Erklärung, Erläuterung, Begründung, Explication, Spiegazione, Объяснение, Пояснение, Комментарий, Пояснення, Wyjaśnienie,
    Uitleg, Toelichting, Förklaring, Forklaring, Selitys, Vysvětlení, Magyarázat, Explicație, Обяснение, Objašnjenje, Εξήγηση, Açıklama,
    İzah, Giải thích, Lời giải, Penjelasan, Pembahasan, Penerangan, 해설, 설명, 풀이, คำอธิบาย, الشرح, شرح, التفسير, הסבר, व्याख्या,
    ব্যাখ্যা, விளக்கம், వివరణ,
  `,
  chapter: `
    Kapitel, Kategorie, Thema, Themen, Fach, Chapitre, Catégorie, Thème, Capitolo, Argomento, Раздел, Тема, Категория,
    Предмет, Розділ, Категорія, Kategoria, Rozdział, Categorie, Onderwerp, Hoofdstuk, Kategori, Bölüm, Konu, Mövzu, Fənn, Chương, Chủ đề,
    Danh mục, Môn học, Bab, Topik, Mata pelajaran, 단원, 과목, 분류, 카테고리, 주제, หมวด, บทที่, الفصل, الموضوع, الفئة, अध्याय, विषय,
    Materia, Matéria, Asignatura, Disciplina, Materias, Disciplinas, Matérias, 科目, 学科, 教科, Subject, Subjects,
  `,
  difficulty: `
    Schwierigkeit, Schwierigkeitsgrad, Difficulté, Niveau, Difficoltà, Livello, Сложность, Уровень сложности, Складність, Trudność,
    Poziom trudności, Moeilijkheid, Zorluk, Zorluk seviyesi, Độ khó, Mức độ, Tingkat kesulitan, 난이도,
  `,
  score: `
    Punkte, Punktzahl, Barème, Punteggio, Punti, Баллы, Балл, Бали, Punkty, Punten, Puan, Điểm, Điểm số, Số điểm, Skor, Nilai, 배점, 점수,
  `,
  note: `
    Quelle, Fonte, Источник, Джерело, Źródło, Bron, Källa, Kaynak, Nguồn, Sumber, 출처,
  `,
  number: `
    Nummer, Numéro, Numero, Номер, Номер вопроса, Numer, 번호, 문제 번호, 문항 번호,
  `,
  ignored: `
    Nr, Lp, № п/п, Sıra, Sıra no, STT,
  `,
};

export const furtherKeyNames = `
  Richtige Antwort, Richtige Antworten, Korrekte Antwort, Lösung, Bonne réponse, Bonnes réponses, Réponse correcte, Risposta corretta,
  Risposta esatta, Правильный ответ, Правильные ответы, Верный ответ, Номер правильного ответа, Правильный вариант, Правильна відповідь,
  Poprawna odpowiedź, Prawidłowa odpowiedź, Juiste antwoord, Correct antwoord, Rätt svar, Korrekt svar, Riktig svar, Oikea vastaus,
  Správná odpověď, Helyes válasz, Răspuns corect, Верен отговор, Tačan odgovor, Točan odgovor, Σωστή απάντηση, Doğru cevap, Doğru yanıt,
  Düzgün cavab, Doğru cavab, To'g'ri javob, Дұрыс жауап, Đáp án đúng, Đáp án, Kunci, Kunci jawaban, Jawaban benar, 정답, เฉลย, คำตอบที่ถูกต้อง,
  الإجابة الصحيحة, תשובה נכונה, सही उत्तर, সঠিক উত্তর, சரியான விடை, సరైన సమాధానం,
`;

/** What is part of no question, and near a name that is: `Tiempo pregunta` is one letter off `Tipo pregunta`. */
export const otherNames = `
  Time, Time Limit, Tiempo, Tiempo límite, Tiempo pregunta, Tiempo de la pregunta, Tiempo de respuesta, Tempo, Tempo limite,
  Tempo pergunta, Tempo de resposta, Duration, Temps, Zeit, 答题时间, 用时, 時間,
`;
