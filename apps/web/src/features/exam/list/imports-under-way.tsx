import type { ImportView } from '@tiku/contract';
import { Button, ButtonLink, Icon, tellFailure } from '@tiku/ui';
import { importPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useCanOpen } from '../../../lib/navigation/page-access.ts';
import { nameOfSource } from '../../../lib/pasted-text.ts';
import { giveUpImport, useImports } from '../exam.api.ts';
import styles from './imports-under-way.module.css';

/** An import goes on where it was begun. */
function pathTo({ import_id, exam_id }: ImportView): string {
  return exam_id === null ? importPath(import_id) : importPath(import_id, exam_id);
}

async function dismiss({ import_id }: ImportView): Promise<void> {
  const result = await giveUpImport(import_id);
  if (!result.ok) tellFailure(result.error);
}

function ImportLine({ view }: { view: ImportView }) {
  const t = useTexts('exam');
  const format = useFormat();
  return (
    <li className={styles.line}>
      <Icon name={view.status === 'failed' ? 'alert' : 'upload'} className={styles.icon} />
      <div className={styles.main}>
        <p className={styles.name}>{nameOfSource(view.file_name)}</p>
        <p className={styles.text}>
          {view.status === 'processing' &&
            (view.progress?.step === 'rows' ? t('import.rows', view.progress) : t('import.processing'))}
          {view.status === 'ready' && t('import.ready', { count: view.questions_count ?? 0 })}
          {view.status === 'failed' && (view.message ?? t('import.failed'))}
          {' · '}
          <time dateTime={view.created_at}>{format.dateTime(view.created_at)}</time>
        </p>
      </div>
      {view.status === 'ready' && (
        <ButtonLink look="primary" to={pathTo(view)}>
          {t('import.continue')}
        </ButtonLink>
      )}
      {view.status === 'failed' && (
        <Button
          onClick={() => void dismiss(view)}
          aria-label={t('import.dismiss-named', { name: nameOfSource(view.file_name) })}
        >
          {t('import.dismiss')}
        </Button>
      )}
    </li>
  );
}

function Imports() {
  const t = useTexts('exam');
  const imports = useImports();
  if (imports.length === 0) return null;
  return (
    <section className={styles.imports} aria-labelledby="imports">
      <h2 id="imports">{t('imports')}</h2>
      <ul>
        {imports.map((view) => (
          <ImportLine key={view.import_id} view={view} />
        ))}
      </ul>
    </section>
  );
}

/** Files that are on their way to becoming exams: left alone, they wait here. */
export function ImportsUnderWay() {
  const canOpen = useCanOpen();
  return canOpen(paths.importNewExam) ? <Imports /> : null;
}
