import type { Stand } from '@haven/kit/review';
import { plotOn } from '@haven/ui-kit';
import { saveFile } from '../share/save-text.ts';
import { colourOf, linesOf } from './lines.ts';
import type { Telling } from './point-words.ts';

/** What the picture says above and below its lines. */
interface Caption {
  readonly title: string;
  readonly result: string;
}

const SHEET = { width: 1200, height: 630, left: 96, right: 48, top: 150, bottom: 96 };
const MARKS = [0, 0.5, 1];

/** A picture of everybody's chances, as a file to be shared. */
export async function pictureOf(stands: readonly Stand[], telling: Telling, caption: Caption): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = SHEET.width;
  canvas.height = SHEET.height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas to draw on');
  drawGround(pen, telling, caption);
  drawLines(pen, stands, telling);
  drawNames(pen, telling);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('the picture came to nothing');
  return new File([blob], 'haven-review.png', { type: 'image/png' });
}

type Pen = CanvasRenderingContext2D;

function drawGround(pen: Pen, { words }: Telling, { title, result }: Caption): void {
  const plot = plotOn(SHEET);
  pen.fillStyle = '#0c0618';
  pen.fillRect(0, 0, SHEET.width, SHEET.height);
  write(pen, title, { x: SHEET.left, y: 70, size: 40, colour: '#f4efff' });
  write(pen, result, { x: SHEET.left, y: 116, size: 28, colour: '#ffd34d' });
  for (const mark of MARKS) {
    const y = plot.y(mark, 1);
    pen.fillStyle = '#3b2a63';
    pen.fillRect(SHEET.left, y, SHEET.width - SHEET.left - SHEET.right, 2);
    write(pen, words.percent(mark), { x: 12, y: y + 8, size: 22, colour: '#b9acd9' });
  }
}

function drawLines(pen: Pen, stands: readonly Stand[], { ui }: Telling): void {
  pen.lineWidth = 5;
  pen.lineJoin = 'round';
  for (const [seat, path] of linesOf(stands, plotOn(SHEET)).paths.entries()) {
    pen.strokeStyle = colourOf(ui, seat);
    pen.stroke(new Path2D(path));
  }
}

function drawNames(pen: Pen, { seats, ui }: Telling): void {
  const room = (SHEET.width - SHEET.left - SHEET.right) / Math.max(1, seats.length);
  for (const [seat, { name }] of seats.entries()) {
    const x = SHEET.left + seat * room;
    pen.fillStyle = colourOf(ui, seat);
    pen.fillRect(x, SHEET.height - 58, 24, 24);
    write(pen, name, { x: x + 36, y: SHEET.height - 36, size: 28, colour: '#f4efff', room: room - 48 });
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly room?: number;
}

function write(pen: Pen, text: string, { x, y, size, colour, room = SHEET.width - x - SHEET.right }: Place): void {
  pen.font = `600 ${size}px "Onest Variable", system-ui, sans-serif`;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, room);
}

/** By the device's own way to share, or else as a file to be saved. */
export function shareFile(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] });
  saveFile(file);
  return Promise.resolve();
}
