import { readFileSync } from 'node:fs'
import { Blob, Face, Font } from 'harfbuzzjs'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'

export type Weight = 'regular' | 'semibold'

/** One file of a typeface. It has the glyphs of some scripts. */
export interface FontFile {
  name: string
  data: Buffer
  font: Font
  unitsPerEm: number
  ascender: number
  descender: number
  characters: ReadonlySet<number>
}

/** The typeface of the web app, in the order in which they are searched for a character. */
const FILES: Record<Weight, readonly string[]> = {
  regular: ['latin-400', 'arabic-400'],
  semibold: ['latin-600', 'arabic-600'],
}

const loaded = new Map<string, FontFile>()

export const fontsOf = (weight: Weight): FontFile[] => FILES[weight].map(load)

function load(name: string): FontFile {
  const known = loaded.get(name)
  if (known) return known
  const data = readFileSync(new URL(`api/kernel/pdf/fonts/${name}.ttf`, PROJECT_ROOT))
  const face = new Face(new Blob(new Uint8Array(data).buffer))
  const font = new Font(face)
  const { ascender, descender } = font.hExtents()
  const characters = new Set(face.collectUnicodes())
  const file = { name, data, font, unitsPerEm: face.upem, ascender, descender, characters }
  loaded.set(name, file)
  return file
}
