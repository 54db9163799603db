import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { picture, recording } from './upload.ts';

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A valid PNG of black pixels: a few kilobytes that would take side × side / 8 bytes to decode and much more to draw. */
export function pngBomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF animation with this many frames of one pixel. */
export function manyFrames(frames: number): Buffer {
  const head = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])]);
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(26), Buffer.from('evil.exe')]);
const html = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

interface HostileFile {
  what: string;
  content: Buffer;
  fileName?: string;
  type?: string;
}

/** Files sent as photos; none of them may be stored. */
export const refusedPhotos = async (): Promise<HostileFile[]> => [
  { what: 'an SVG', content: Buffer.from(svg), fileName: 'a.svg', type: 'image/svg+xml' },
  { what: 'an SVG that is called JPEG', content: Buffer.from(svg) },
  { what: 'an SVG with an XML head', content: Buffer.from(`<?xml version="1.0"?>${svg}`) },
  { what: 'HTML that is called JPEG', content: Buffer.from(html) },
  { what: 'a program that is called JPEG', content: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000)]) },
  { what: 'an ELF program', content: Buffer.concat([Buffer.from('\u007fELF'), Buffer.alloc(2_000)]) },
  { what: 'a shell script', content: Buffer.from('#!/bin/sh\nrm -rf /\n') },
  {
    what: 'PHP behind a GIF head',
    content: Buffer.from('GIF89a<?php system($_GET[0]); ?>'),
    fileName: 'a.gif',
    type: 'image/gif',
  },
  {
    what: 'a script behind a JPEG head',
    content: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(`*/=1;${html}`)]),
  },
  { what: 'a ZIP that is called JPEG', content: zip },
  { what: 'a PDF', content: Buffer.from('%PDF-1.7\n1 0 obj\n') },
  {
    what: 'a cut-off JPEG',
    content: (
      await sharp({
        create: {
          width: 900,
          height: 900,
          channels: 3,
          background: '#fff',
          noise: { type: 'gaussian', mean: 120, sigma: 40 },
        },
      })
        .jpeg()
        .toBuffer()
    ).subarray(0, 9_000),
  },
  {
    what: 'a TIFF',
    content: await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .tiff()
      .toBuffer(),
    fileName: 'a.tiff',
    type: 'image/tiff',
  },
  { what: 'sound', content: recording('first-light.mp3') },
  { what: 'video that is declared as a picture', content: recording('dawn-over-the-plain.mp4') },
  { what: 'a PNG that is declared as JPEG', content: await picture(9, 9, 'png') },
  { what: 'a JPEG that is called PNG', content: await picture(9, 9), fileName: 'a.png' },
  { what: 'a JPEG that is called a program', content: await picture(9, 9), fileName: 'choir.jpg.exe' },
  { what: 'a JPEG that is declared as HTML', content: await picture(9, 9), type: 'text/html' },
  { what: 'a JPEG that is declared as text', content: await picture(9, 9), type: 'text/plain' },
];

/** Files sent as sound; none of them may be stored. */
export const refusedSounds = async (): Promise<HostileFile[]> => [
  {
    what: 'HTML behind an ID3 head',
    content: Buffer.concat([Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000'), Buffer.from(html)]),
  },
  { what: 'HTML that is called MP3', content: Buffer.from(html) },
  { what: 'a picture that is called MP3', content: await picture(9, 9) },
  { what: 'a video that is called MP3', content: recording('dawn-over-the-plain.mp4') },
  {
    what: 'a video that is declared as M4A',
    content: recording('dawn-over-the-plain.mp4'),
    fileName: 'a.m4a',
    type: 'audio/mp4',
  },
  { what: 'an M4A that is declared as MP3', content: recording('evening-on-the-plain.m4a') },
  {
    what: 'an M4A head and nothing behind it',
    content: recording('evening-on-the-plain.m4a').subarray(0, 40),
    fileName: 'a.m4a',
    type: 'audio/mp4',
  },
  { what: 'a ZIP', content: zip },
];

/** File names that have broken servers and desktops. */
export const hostileNames = [
  '../../../etc/passwd.jpg',
  '..\\..\\windows\\win.ini.jpg',
  '/etc/passwd.jpg',
  'C:\\evil.jpg',
  '\\\\host\\share\\a.jpg',
  'con.jpg',
  'nul.jpg',
  'aux.jpg',
  '.jpg',
  '..jpg',
  '.htaccess.jpg',
  'a\u0000.jpg',
  'a\u0000.php.jpg',
  'a%00.jpg',
  'a;.jpg',
  'a|b.jpg',
  'a&b.jpg',
  '$(reboot).jpg',
  '`reboot`.jpg',
  'a>b.jpg',
  "a'b.jpg",
  '<img src=x onerror=alert(1)>.jpg',
  '\u202egpj.exe.jpg',
  '\ufeffa.jpg',
  'a\u200b.jpg',
  'ŋ Ŋ.jpg',
  '🙏🏾.jpg',
  'é.jpg',
  'e\u0301.jpg',
  '=1+1.jpg',
  '-rf.jpg',
  '--help.jpg',
  ' .jpg',
  'a .jpg',
  'a.jpg ',
  '%2e%2e%2f.jpg',
  '{{7*7}}.jpg',
  '${7*7}.jpg',
  `${'a'.repeat(3_000)}.jpg`,
  "'; DROP TABLE uploads; --.jpg",
];
