import { MaterialView, RichText } from '@tiku/questions/views';
import { Card, TextArea } from '@tiku/ui';
import { useDeferredValue, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { hardToSet, material, materialQuestions, mediaQuestions } from './gallery-texts.ts';
import styles from './gallery.module.css';
import { LiveQuestion } from './live-question.tsx';

export function GalleryRichText() {
  const t = useTexts('question/gallery');
  const [html, setHtml] = useState('<p>$E = mc^2$</p>');
  const drawn = useDeferredValue(html);
  return (
    <>
      <section className={styles.section}>
        <h2>{t('material')}</h2>
        <Card className={styles.beside}>
          <MaterialView html={material} />
          <div className={styles.column}>
            {materialQuestions.map((question, index) => (
              <LiveQuestion key={question.desc} no={index + 1} question={question} />
            ))}
          </div>
        </Card>
      </section>
      <section className={styles.section}>
        <h2>{t('media')}</h2>
        <div className={styles.states}>
          {mediaQuestions.map((question, index) => (
            <Card key={question.desc}>
              <LiveQuestion no={index + 1} question={question} />
            </Card>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h2>{t('rich-text')}</h2>
        <Card className={styles.text}>
          <RichText html={hardToSet} />
        </Card>
        <Card className={styles.column}>
          <TextArea
            label={t('try')}
            value={html}
            rows={6}
            spellCheck={false}
            onChange={(event) => setHtml(event.target.value)}
          />
          <div className={styles.text} data-testid="tried">
            <RichText html={drawn} />
          </div>
        </Card>
      </section>
    </>
  );
}
