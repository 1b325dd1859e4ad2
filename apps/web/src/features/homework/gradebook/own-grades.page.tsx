import type { GradebookCell, GradebookColumn, GroupEntry, ResponseOf } from '@tiku/contract';
import { Card, EmptyState, Icon } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { homeworkPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Row, RowAbout, Rows, RowTitle } from '../../../ui/list/rows.tsx';
import { Unanswered } from '../../../ui/unloaded.tsx';
import { GroupPart } from '../../group/group.ts';
import { keyOf } from './grade-table.tsx';
import { useOwnGrades } from './gradebook.api.ts';
import styles from './gradebook.module.css';

type OwnGrades = ResponseOf<'GET /joined/group/gradebook'>;

function Grade({ column, cell }: { column: GradebookColumn; cell: GradebookCell }) {
  const t = useTexts('homework/gradebook');
  const format = useFormat();
  const { title, homework_id, full_score, weight, end_time } = column;
  return (
    <Row className={styles.own}>
      <div>
        {homework_id === null ? (
          <strong>{title}</strong>
        ) : (
          <RowTitle covers to={homeworkPath(homework_id, paths.joinedHomework)}>
            {title}
          </RowTitle>
        )}
        <RowAbout>
          {end_time !== null && <span>{format.date(end_time)}</span>}
          {weight !== 1 && <span>{t('times', { weight: format.score(weight) })}</span>}
          {cell.is_dropped && <span>{t('dropped')}</span>}
          {cell.reason !== null && <span>{t('exempt.because', { reason: cell.reason })}</span>}
        </RowAbout>
      </div>
      <span className={styles.earned}>
        {cell.score === null ? (
          <span className={styles.muted}>{t(cell.state === 'none' ? 'state.none' : `state.${cell.state}`)}</span>
        ) : (
          <>
            <strong>{format.score(cell.score)}</strong> / {format.score(full_score)}
          </>
        )}
      </span>
    </Row>
  );
}

function Total({ grades: { is_total_shown, drop_lowest, mine } }: { grades: OwnGrades }) {
  const t = useTexts('homework/gradebook');
  const format = useFormat();
  if (!is_total_shown || !mine || mine.total === null) return null;
  return (
    <Card className={styles.sum} aria-label={t('total')}>
      <span className={styles.percent}>{t('percent', { total: format.score(mine.total) })}</span>
      <span className={styles.muted}>
        {t('made-of', { count: mine.counted_count })}
        {drop_lowest > 0 && ` ${t('drops', { count: drop_lowest })}`}
      </span>
    </Card>
  );
}

function OwnGrades({ group }: { group: GroupEntry }) {
  const t = useTexts('homework/gradebook');
  const { data, error, refetch } = useOwnGrades(group.group_id);
  if (!data) {
    return (
      <Card>
        <Unanswered answer={{ error, refetch }} />
      </Card>
    );
  }
  if (!data.is_shown) {
    return (
      <Card>
        <EmptyState title={t('hidden')} text={t('hidden-text')} />
      </Card>
    );
  }
  const { mine, columns } = data;
  return (
    <div className={styles.stack}>
      <Total grades={data} />
      <Card>
        {!mine || columns.length === 0 ? (
          <EmptyState title={t('own-empty')} text={t('own-empty-text')} />
        ) : (
          <Rows>
            {columns.map((column, at) => {
              const cell = mine.cells[at];
              return cell && <Grade key={keyOf(column)} column={column} cell={cell} />;
            })}
          </Rows>
        )}
      </Card>
      {mine && data.left_out_count > 0 && (
        <p className={styles.muted}>
          <Icon name="clock" size={16} /> {t('left-out', { count: data.left_out_count })}
        </p>
      )}
    </div>
  );
}

export function OwnGradesPage() {
  return <GroupPart side="joined" part="grades" view={OwnGrades} />;
}
