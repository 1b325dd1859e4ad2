import type { ResponseOf } from '@tiku/contract';
import { Link } from '@tiku/ui';
import { questionsPath } from '../../../lib/navigation/addresses.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { SpacedList } from '../../../ui/list/spaced-list.tsx';
import { QuestionCard, QuestionMedia } from '../../question/cards/cards.ts';
import { Highlighted } from './highlighted.tsx';

type QuestionHit = ResponseOf<'POST /question/search'>['list'][number];

interface QuestionHitsProps {
  hits: readonly QuestionHit[];
  query: string;
  onStale: () => void;
}

/** Questions that hold the words of a search, never with their keys, each with the way to its exam. */
export function QuestionHits({ hits, query, onStale }: QuestionHitsProps) {
  const t = useTexts('exam');
  return (
    <Highlighted query={query}>
      <SpacedList>
        {hits.map(({ exam, question, files }) => (
          <li key={`${exam.id} ${question.no}`}>
            <QuestionMedia files={files} onStale={onStale}>
              <QuestionCard question={question} withKey={false} withMaterial>
                <Link to={questionsPath(exam.id, question.no)}>
                  {t('search.open', { no: question.no, title: exam.title })}
                </Link>
              </QuestionCard>
            </QuestionMedia>
          </li>
        ))}
      </SpacedList>
    </Highlighted>
  );
}
