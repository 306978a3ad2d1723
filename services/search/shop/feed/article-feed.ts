import type { ArticleSource } from '@ortoo/shop-api/article-source';
import { articleDocument } from './article-document.rules';
import type { IndexWriter } from './index-writer';
import { createReadQueue } from './read-queue';

/** Articles per read; their texts are long. */
const batch = 100;

/** Milliseconds that a search waits for a change to be read. */
const timeout = 1_000;

type Target = Pick<IndexWriter, 'put' | 'remove'>;

const putAll = async (source: ArticleSource, target: Pick<Target, 'put'>, ids: readonly number[]): Promise<void> => {
  for (let at = 0; at < ids.length; at += batch) {
    const articles = await source.read(ids.slice(at, at + batch));
    await target.put(articles.map(articleDocument));
  }
};

/**
 * Keeps the index of articles in sync with its source by comparing their versions: there are few of them, and an article
 * whose day has come changes by time alone. What is not published is not indexed.
 */
export const startArticleFeed = (source: ArticleSource, index: Target, onError: (error: unknown) => void) => {
  const queue = createReadQueue();
  let known = new Map<number, string>();
  let following: Promise<void> | undefined;

  const follow = async (): Promise<void> => {
    following = undefined;
    const versions = await source.versions();
    const gone = [...known.keys()].filter(id => !versions.has(id));
    if (gone.length > 0) await index.remove(gone.map(String));
    const changed = [...versions].filter(([id, version]) => known.get(id) !== version).map(([id]) => id);
    await putAll(source, index, changed);
    known = versions;
  };
  const catchUp = (): Promise<void> => (following ??= queue.runTracked(follow));

  return {
    catchUp,
    /** A commit has changed articles: the next search includes it. */
    onChange: (): void => void catchUp().catch(onError),
    settle: (): Promise<void> => queue.settle(timeout),
    /** Reads every article into an empty index. */
    loadInto: (target: Pick<Target, 'put'>): Promise<void> =>
      queue.run(async () => putAll(source, target, [...(await source.versions()).keys()])),
  };
};
