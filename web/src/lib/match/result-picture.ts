/** A result as a picture for friends, drawn in the browser: nothing leaves the page unless its owner shares it. */

export interface ResultRow {
  place: string;
  name: string;
  total: number | null;
  won: boolean;
  /** The parts of the total. */
  parts: number[];
}

export interface ResultPicture {
  game: string;
  title: string;
  why: string;
  rows: ResultRow[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 80;
const DISPLAY = "'Alegreya SC', Georgia, serif";
const BODY = "'Fira Sans Condensed', 'Arial Narrow', sans-serif";

/** A colour of the look. */
const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function drawRow(pen: CanvasRenderingContext2D, row: ResultRow, y: number, height: number, most: number): void {
  const middle = y + height / 2;
  const size = Math.min(34, height * 0.5);
  pen.fillStyle = colour(row.won ? '--brass-hi' : '--text');
  pen.font = `700 ${size}px ${DISPLAY}`;
  pen.fillText(row.place, LEFT, middle);
  pen.font = `600 ${size * 0.86}px ${BODY}`;
  pen.fillText(row.name, LEFT + 60, middle, 300);
  if (row.total === null) return;
  pen.font = `700 ${size}px ${DISPLAY}`;
  pen.textAlign = 'right';
  pen.fillText(String(row.total), LEFT + 460, middle);
  pen.textAlign = 'left';
  const wide = WIDTH - LEFT - (LEFT + 490);
  let x = LEFT + 490;
  row.parts.forEach((points, i) => {
    const width = (points / most) * wide;
    pen.globalAlpha = Math.max(0.3, 1 - i * 0.15);
    pen.fillStyle = colour('--brass');
    pen.fillRect(x, middle - size * 0.42, Math.max(0, width - 2), size * 0.84);
    pen.globalAlpha = 1;
    x += width;
  });
}

/** The picture as a PNG file. */
export async function drawResult(result: ResultPicture): Promise<File> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  pen.fillStyle = colour('--wall');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour('--panel');
  pen.fillRect(36, 36, WIDTH - 72, HEIGHT - 72);
  pen.strokeStyle = colour('--brass-lo');
  pen.lineWidth = 3;
  pen.strokeRect(36, 36, WIDTH - 72, HEIGHT - 72);
  pen.textBaseline = 'middle';
  pen.fillStyle = colour('--text-2');
  pen.font = `700 30px ${DISPLAY}`;
  pen.fillText(result.game, LEFT, 92, WIDTH - 2 * LEFT);
  pen.fillStyle = colour('--brass-hi');
  pen.font = `700 58px ${DISPLAY}`;
  pen.fillText(result.title, LEFT, 152, WIDTH - 2 * LEFT);
  pen.fillStyle = colour('--text-2');
  pen.font = `500 26px ${BODY}`;
  pen.fillText(result.why, LEFT, 206, WIDTH - 2 * LEFT);
  const height = Math.min(78, 330 / Math.max(1, result.rows.length));
  const most = Math.max(1, ...result.rows.map(({ parts }) => parts.reduce((sum, each) => sum + each, 0)));
  result.rows.forEach((row, i) => drawRow(pen, row, 244 + i * height, height, most));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('this browser cannot draw');
  return new File([blob], `${result.game.toLocaleLowerCase().replaceAll(' ', '-')}.png`, { type: 'image/png' });
}

/** Offer a picture to the other apps of a device, or save it where there are none. */
export async function share(picture: File): Promise<void> {
  if (navigator.canShare?.({ files: [picture] })) {
    try {
      await navigator.share({ files: [picture] });
    } catch {
      /* Whoever changes their mind has not failed. */
    }
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
