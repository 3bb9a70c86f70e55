/** Makes the film of the about page: slow camera moves over the pictures that about.yaml lists. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

type Shot = { image: string; caption: string };

const folder = 'public/film';
const fps = 24;
const fade = 0.75;
/** A shot's own time; it shares `fade` with the one before and the one after. */
const seconds = 4.9;
const frames = Math.round(seconds * fps);
const size = { width: 1280, height: 720 };

/** From and to: how near, and where in the picture, 0 to 1 across and down. */
type View = readonly [zoom: number, x: number, y: number];
const moves: readonly (readonly [View, View])[] = [
  [
    [1, 0.5, 0.5],
    [1.18, 0.75, 0.6],
  ],
  [
    [1.22, 0.2, 0.4],
    [1.22, 0.95, 0.4],
  ],
  [
    [1.2, 0.9, 0.5],
    [1.02, 0.4, 0.5],
  ],
  [
    [1.05, 0.5, 0.5],
    [1.25, 0.5, 0.7],
  ],
];

const { story } = parse(readFileSync('content/about.yaml', 'utf8'));
const shots: Shot[] = story.video.shots;
const length = shots.length * (seconds - fade) + fade;

/** Enlarged first: the camera moves by whole pixels of what it is given. */
function camera(index: number): string {
  const [from, to] = moves[index % moves.length] ?? [
    [1, 0.5, 0.5],
    [1, 0.5, 0.5],
  ];
  const way = (part: 0 | 1 | 2) => `(${from[part]}+(${to[part] - from[part]})*on/${frames})`;
  return [
    'scale=3840:2160:force_original_aspect_ratio=increase,crop=3840:2160',
    `zoompan=z='${way(0)}':x='(iw-iw/zoom)*${way(1)}':y='(ih-ih/zoom)*${way(2)}':d=${frames}:s=${size.width}x${size.height}:fps=${fps}`,
    'format=yuv420p,setsar=1',
  ].join(',');
}

function filters(): string {
  const clips = shots.map((_, index) => `[${index}:v]${camera(index)}[c${index}]`);
  const fades = shots.slice(1).map((_, index) => {
    const before = index === 0 ? '[c0]' : `[f${index}]`;
    const offset = ((index + 1) * (seconds - fade)).toFixed(2);
    return `${before}[c${index + 1}]xfade=transition=fade:duration=${fade}:offset=${offset}[f${index + 1}]`;
  });
  return [...clips, ...fades].join(';');
}

/** `00:00:04.150` */
function stamp(time: number): string {
  return `00:00:${time.toFixed(3).padStart(6, '0')}`;
}

function captions(): string {
  const cues = shots.map(({ caption }, index) => {
    const start = index * (seconds - fade) + 0.2;
    const end = Math.min(start + seconds - fade - 0.2, length);
    return `${stamp(start)} --> ${stamp(end)}\n${caption}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function ffmpeg(...options: string[]) {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: 'inherit',
  });
}

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/recorrido.vtt`, captions());
const inputs = shots.flatMap(({ image }) => ['-i', `content/images/${image}.webp`]);
const mp4 = `${folder}/recorrido.mp4`;
const webm = `${folder}/recorrido.webm`;
ffmpeg(
  ...[...inputs, '-filter_complex', filters(), '-map', `[f${shots.length - 1}]`, '-an'],
  ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-movflags', '+faststart', mp4],
);
ffmpeg(
  // VP9: what Debian's encoder of AV1 wrote, no player could read to its end.
  ...['-i', mp4, '-an', '-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-g', '120'],
  ...['-deadline', 'good', '-cpu-used', '4', '-row-mt', '1', webm],
);
for (const film of [mp4, webm]) ffmpeg('-xerror', '-i', film, '-f', 'null', '-');
ffmpeg('-i', mp4, '-frames:v', '1', '-q:v', '70', `${folder}/recorrido.webp`);
noteName();

/** Where renders note theirs: the film shows machines that carry the company's name. */
function noteName() {
  const record = JSON.parse(readFileSync('scenes/rendered.json', 'utf8'));
  const { name } = parse(readFileSync('content/company.yaml', 'utf8'));
  const made = createHash('sha256').update(readFileSync(mp4)).digest('hex').slice(0, 16);
  const next = { ...record, 'film/recorrido': `- ${made} ${name}` };
  const sorted = Object.entries(next).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync('scenes/rendered.json', `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
