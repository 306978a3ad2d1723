import type { CommentReason } from '@ortoo/contracts';

/** Answers of the shop's own addresses are no advertising. */
const ownHosts = /^(?:www\.)?(?:ortoo\.mn|munkh-tsas\.mn)$/i;

const schemes = /(?:h(?:tt|xx)ps?|ftp):\/\/\S+/giu;
const hosts =
  /(?<![\p{L}\p{N}@.])(?:[a-z0-9-]+(?:\s?\[?\.\]?\s?|\s?\(dot\)\s?))+(?:com|net|org|mn|ru|cn|info|biz|shop|store|xyz|top|online|site|club|vip|io|me|co|link|click)(?![\p{L}\p{N}])/giu;
const messengers = /(?:t\.me|wa\.me|bit\.ly|telegram|whatsapp|viber|телеграм|ватсап)[\s:/@]*[@+\w]{3,}/giu;
const addresses = /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[a-z0-9-]+\s?\.\s?[a-z]{2,}/giu;
/** Eight digits of a Mongolian phone number, however they are spaced. */
const phones = /(?<!\d)(?:\+?976[\s-]?)?[5-9]\d(?:[\s.-]?\d){6}(?!\d)/gu;

const hostOf = (link: string): string => link.replace(/^[a-z]+:\/\//i, '').replace(/[/?#].*$/su, '');

/** Links of a text to other sites, also those that are written so that a filter misses them. */
export const countLinks = (text: string): number => {
  const found = new Set<string>();
  let rest = text.replace(addresses, ' ');
  for (const pattern of [schemes, messengers, hosts]) {
    rest = rest.replace(pattern, link => {
      if (!ownHosts.test(hostOf(link))) found.add(link.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, ''));
      return ' ';
    });
  }
  return found.size;
};

const hasContact = (text: string): boolean =>
  (text.match(addresses) ?? []).length + (text.match(phones) ?? []).length > 0;

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** One character or one short group of words over and over. */
const isRepeated = (text: string): boolean => {
  if (/(.)\1{14,}/u.test(text)) return true;
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length >= 12 && new Set(words).size <= words.length / 4;
};

/** Links that a writer may have whom readers know. */
const linksOfKnown = 2;

/**
 * Why a comment waits for the staff, or undefined when it is published at once.
 * @param approved number of the writer's published comments
 */
export const reasonToHold = (text: string, approved: number): CommentReason | undefined => {
  if (countLinks(text) > (approved > 0 ? linksOfKnown : 0)) return 'links';
  if (hasContact(text) && approved === 0) return 'contacts';
  return isRepeated(text) ? 'repeated' : undefined;
};

/** Whether two texts say the same, whatever their spaces and marks. */
export const isSameText = (a: string, b: string): boolean => letters(a) === letters(b);

/** From this number of readers on, a reported comment waits for the staff. */
export const reportsToHold = 3;

/** Names that would be taken for the shop's. */
const officialName =
  /ortoo|ортоо|munkh|мөнх\s?цас|admin|админ|moderat|модератор|support|дэмжлэг|staff|ажилтан|систем|system|official|албан/iu;

/** Whether a reader may be called so: letters and digits of names, and nothing that looks like the shop. */
export const isAllowedName = (name: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'-]*$/u.test(name) && /\p{L}{2}/u.test(name) && !officialName.test(name);

/** `Б. Номин`, or in Latin letters `Nomin B.`: the given name in full, the initial of the other. */
export const shortName = ({ firstname, lastname }: { firstname: string; lastname: string }): string => {
  const [initial] = lastname.trim();
  if (initial === undefined) return firstname;
  return /\p{Script=Cyrillic}/u.test(firstname) ? `${initial}. ${firstname}` : `${firstname} ${initial}.`;
};
