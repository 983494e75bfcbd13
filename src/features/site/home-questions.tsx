import { useSuspenseQuery } from '@tanstack/react-query';
import { home } from '#messages/home.ts';
import { HomeBlock } from './home-block.tsx';
import { homeLists } from './home-lists.ts';

/** What people ask before they come; the platform opens and shuts the answers. */
export function HomeQuestions() {
  const { faq } = useSuspenseQuery(homeLists.settings).data;
  if (faq.length === 0) return null;
  return (
    <HomeBlock beside id="questions" title={home.questionsTitle}>
      <div>
        {faq.map(({ question, answer }) => (
          <details key={question} className="question border-b border-line">
            <summary className="py-4 font-semibold text-ink">{question}</summary>
            <p className="max-w-measure pb-6 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </HomeBlock>
  );
}
