import type { Cell } from '@haven/tortuga-2199-rules';
import type { DocumentEditorProps } from '@haven/ui-kit';
import { useMemo } from 'react';
import { isSame, openCells, tileShapes } from './board-shapes.ts';
import { NumberControl } from './controls.tsx';
import { type Draft, isDraft, withField } from './draft.ts';
import { Field, Problems } from './field.tsx';
import { useEditorLabel, useFieldLabel } from './labels.ts';
import { usePlaceName } from './place-name.ts';
import type { PlacedProblem } from './problems.ts';

interface BoardFormProps {
  readonly set: Draft;
  readonly change: DocumentEditorProps['change'];
  readonly problems: readonly PlacedProblem[];
}

/** §8.4 What is printed on the tiles and on the board, where it is not as ours. */
export function BoardForm(board: BoardFormProps) {
  const tiles = useMemo(tileShapes, []);
  const cells = useMemo(openCells, []);
  return (
    <>
      {[...tiles].map(([tile, values]) => (
        <TileForm key={tile} {...board} {...{ tile, values }} />
      ))}
      {cells.length > 0 && <CellsForm {...board} cells={cells} />}
    </>
  );
}

interface TileProps extends BoardFormProps {
  readonly tile: string;
  readonly values: ReadonlyMap<string, { readonly least: number; readonly most: number; readonly usual: number }>;
}

function TileForm({ set, change, problems, tile, values }: TileProps) {
  const label = useFieldLabel();
  const placeName = usePlaceName();
  const printed = valuesOn(set, tile);
  const write = (value: string, next: unknown) =>
    change((now) => withTile(now, tile, withField(valuesOn(now, tile), value, next)));
  return (
    <fieldset className="t2-tile" data-field={`tiles ${tile}`}>
      <legend>{placeName(tile)}</legend>
      <Problems problems={problems.filter(({ field }) => field === `tiles ${tile}`)} />
      <div className="t2-fields">
        {[...values].map(([value, range]) => (
          <Field
            key={value}
            field={`tiles ${tile} ${value}`}
            label={label(`tile-${value}`)}
            problems={problems.filter(({ field }) => field === `tiles ${tile} ${value}`)}
          >
            {(control) => (
              <NumberControl
                {...{ control }}
                {...range}
                label={label(`tile-${value}`)}
                value={printed[value]}
                onChange={(next) => write(value, next)}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

function valuesOn(set: unknown, tile: string): Draft {
  const tiles = isDraft(set) && isDraft(set.tiles) ? set.tiles : {};
  const values = tiles[tile];
  return isDraft(values) ? values : {};
}

/** A tile without values of its own is as ever, and so are all if none has any. */
function withTile(set: unknown, tile: string, values: Draft): Draft {
  const before = isDraft(set) && isDraft(set.tiles) ? set.tiles : {};
  const tiles = withField(before, tile, Object.keys(values).length === 0 ? undefined : values);
  return withField(set, 'tiles', Object.keys(tiles).length === 0 ? undefined : tiles);
}

/** From one cell to the next, in parts of the map's width. */
const STEP = 20;
/** §1.1 Tortuga and the ring around it: they show where one is. */
const MIDDLE: readonly Cell[] = [
  [0, 0],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** The board from above: the cells around the ring, each to be marked or not. */
function CellsForm({ set, change, problems, cells }: BoardFormProps & { readonly cells: readonly Cell[] }) {
  const label = useEditorLabel();
  const marked: readonly unknown[] = Array.isArray(set.cells) ? set.cells : [];
  const toggle = (cell: Cell) => {
    const others = marked.filter((each) => !isSame(each, cell));
    const next = others.length < marked.length ? others : [...marked, [...cell]];
    change((now) => withField(now, 'cells', next.length === 0 ? undefined : next));
  };
  return (
    <fieldset className="t2-cells" data-field="cells">
      <legend>{label('cells')}</legend>
      <p className="t2-ability-hint">{label('cellsHint')}</p>
      <div className="t2-cell-map">
        {MIDDLE.map((cell) => (
          <span key={String(cell)} style={placeOf(cell)} />
        ))}
        {cells.map((cell) => (
          <label key={String(cell)} style={placeOf(cell)}>
            <input type="checkbox" checked={marked.some((each) => isSame(each, cell))} onChange={() => toggle(cell)} />
            <span className="visually-hidden">{label('cell', { column: cell[0], row: cell[1] })}</span>
          </label>
        ))}
      </div>
      <Problems problems={problems.filter(({ field }) => field === 'cells')} />
    </fieldset>
  );
}

/** Hexagons with a flat side to the left: a row is half a step to the right of the one above. */
function placeOf([q, r]: Cell): { readonly left: string; readonly top: string } {
  return { left: `${50 + STEP * (q + r / 2)}%`, top: `${50 + STEP * Math.sqrt(0.75) * r}%` };
}
