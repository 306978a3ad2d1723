/** The edit distance of two words; a transposition may count as one edit. */
export function editsBetween(one: string, other: string, swaps: boolean): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let on = 1; on <= other.length; on += 1) {
      const change = one[at - 1] === other[on - 1] ? 0 : 1;
      let cost = Math.min(
        (rows[at - 1]?.[on] ?? 0) + 1,
        (row[on - 1] ?? 0) + 1,
        (rows[at - 1]?.[on - 1] ?? 0) + change,
      );
      if (swaps && at > 1 && on > 1 && one[at - 1] === other[on - 2] && one[at - 2] === other[on - 1])
        cost = Math.min(cost, (rows[at - 2]?.[on - 2] ?? 0) + 1);
      row.push(cost);
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
