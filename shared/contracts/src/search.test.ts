import { locales } from '@ortoo/i18n/locales';
import { searchSorts } from './facets';
import { sortClause } from './search';

it('ends every sort order with the id, so that pages never overlap', () => {
  for (const sort of searchSorts.filter(name => name !== 'random'))
    for (const locale of locales) expect(sortClause(sort, locale).at(-1)).toEqual({ id: 'asc' });
});
