import type { PublicSettings } from '../settings.contract.ts';
import { type JsonLdNode, nodeId } from './node.ts';

/** The questions that the home page answers. */
export function questionsNode(origin: string, faq: PublicSettings['faq']): JsonLdNode[] {
  if (faq.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': nodeId(origin, '/', 'questions'),
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
