type Rows = readonly (readonly boolean[])[];

const FINDER_LIKE = ['10111010000', '00001011101'];

/** How hard a code is to read by the four measures of the standard: the mask with the least is taken. */
export function penaltyOf(matrix: Rows): number {
  const columns = matrix.map((_, index) => matrix.map((row) => row[index] === true));
  const lines = [...matrix, ...columns].map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
  return sum(lines.map(lineOf)) + 3 * blocksIn(matrix) + balanceOf(matrix);
}

function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0);
}

/** Long runs of one colour, and what looks like a finder. */
function lineOf(line: string): number {
  const runs = [...line.matchAll(/0{5,}|1{5,}/g)].map(([run]) => run.length - 2);
  const finders = Array.from(line, (_, start) => line.slice(start, start + 11)).filter((part) =>
    FINDER_LIKE.includes(part),
  );
  return sum(runs) + 40 * finders.length;
}

function blocksIn(matrix: Rows): number {
  return sum(
    matrix.slice(1).map((row, above) => {
      const upper = matrix[above] ?? [];
      return row.filter((module, right) => {
        const left = row[right - 1];
        return right > 0 && module === left && module === upper[right] && module === upper[right - 1];
      }).length;
    }),
  );
}

/** Far from as much dark as light. */
function balanceOf(matrix: Rows): number {
  const modules = matrix.flat();
  const dark = (100 * modules.filter(Boolean).length) / modules.length;
  return 10 * Math.floor(Math.abs(dark - 50) / 5);
}
