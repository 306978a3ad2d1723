const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Words by number and numbers by word, and their alphabetical order, which is worked out when first asked for. */
export class Dictionary {
  readonly words: string[] = [];
  private readonly numbers = new Map<string, number>();
  private order: Uint32Array = new Uint32Array(0);
  private places: Uint32Array = new Uint32Array(0);

  get size(): number {
    return this.words.length;
  }

  find(word: string): number | undefined {
    return this.numbers.get(word);
  }

  add(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.words.length);
    this.words.push(word);
    return this.words.length - 1;
  }

  word(number: number): string {
    return this.words[number] ?? '';
  }

  /** Numbers of the words in alphabetical order. */
  sorted(): Uint32Array {
    const { words } = this;
    if (this.order.length === words.length) return this.order;
    const fresh = Array.from({ length: words.length - this.order.length }, (_, at) => this.order.length + at);
    fresh.sort((a, b) => compare(words[a] ?? '', words[b] ?? ''));
    this.order = merged(this.order, fresh, (a, b) => compare(words[a] ?? '', words[b] ?? ''));
    return this.order;
  }

  /** The place of each number in that order. */
  ranks(): Uint32Array {
    const sorted = this.sorted();
    if (this.places.length === sorted.length) return this.places;
    this.places = new Uint32Array(sorted.length);
    sorted.forEach((number, rank) => (this.places[number] = rank));
    return this.places;
  }

  /** The first place whose word is not before this one. */
  firstFrom(word: string): number {
    const sorted = this.sorted();
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.word(sorted[middle] ?? 0) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Numbers of the words that begin so, at most `limit`, in alphabetical order. */
  startingWith(prefix: string, limit = Infinity): number[] {
    const sorted = this.sorted();
    const found: number[] = [];
    for (let at = this.firstFrom(prefix); at < sorted.length && found.length < limit; at += 1) {
      const number = sorted[at] ?? 0;
      if (!this.word(number).startsWith(prefix)) break;
      found.push(number);
    }
    return found;
  }
}

function merged(old: Uint32Array, fresh: readonly number[], order: (a: number, b: number) => number): Uint32Array {
  const all = new Uint32Array(old.length + fresh.length);
  let [left, right] = [0, 0];
  for (let at = 0; at < all.length; at += 1) {
    const [a, b] = [old[left], fresh[right]];
    const takeOld = b === undefined || (a !== undefined && order(a, b) <= 0);
    all[at] = (takeOld ? a : b) ?? 0;
    if (takeOld) left += 1;
    else right += 1;
  }
  return all;
}
