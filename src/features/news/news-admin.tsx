import { looksOf } from '#back-office/editor/editors-of.tsx';
import type { Resource } from '#back-office/list/resource.ts';
import { ResourceScreen } from '#back-office/list/resource-screen.tsx';
import type { StaffRecord } from '#content/manage.contract.ts';
import { newsList } from '#messages/staff-resources.ts';
import type { NewsRecord, newsInput } from './news.contract.ts';
import { newsEditorType } from './news-admin-editor.ts';
import { AddNews, ChangeNewsImage, EditNews, NewsOptions } from './news-admin-modals.tsx';

const newsResource: Resource<StaffRecord<NewsRecord, typeof newsInput>> = {
  path: 'news',
  to: '/admin-dashboard/news',
  answer: { list: 'data', total: 'totalNews' },
  texts: newsList,
  size: 6,
  sorts: ['createdAt:desc', 'createdAt:asc', 'updatedAt:desc', 'title:asc', 'position:asc'],
  titleSort: 'title:asc',
  columns: [],
  titleOf: ({ title }) => title,
  subTitleOf: ({ subTitle }) => subTitle,
  viewPage: ({ slug }) => ({ to: '/news/$newId', params: { newId: slug } }),
  editors: {
    ...looksOf(newsEditorType),
    Add: AddNews,
    Edit: EditNews,
    Image: ChangeNewsImage,
    Options: NewsOptions,
  },
};

/** The articles, to the letter (specification, "Admin news screen"). */
export function NewsScreen() {
  return <ResourceScreen resource={newsResource} />;
}
