import { inflateSync } from 'node:zlib'

export interface DrawnLine {
  /** The number of the page, from 0. */
  page: number
  text: string
  /** The place of each glyph, in points. */
  places: { x: number; y: number }[]
}

/** Returns the text of each line, from left to right on the paper. */
export const linesOf = async (response: Response): Promise<string[]> =>
  (await drawnOn(response)).map(({ text }) => text)

/** Returns the text on the pages of one of our PDFs. */
export async function drawnOn(response: Response): Promise<DrawnLine[]> {
  const file = Buffer.from(await response.arrayBuffer()).toString('latin1')
  const objects = new Map(Array.from(file.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms), ([, id, body]) => [id, body!]))
  const inflated = (id = '') =>
    inflateSync(Buffer.from(/stream\n(.*)\nendstream$/s.exec(objects.get(id)!)![1]!, 'latin1')).toString('latin1')
  const fontOf = (id = '') => {
    const [, descendant = '', map] = /Fonts \[(\d+) 0 R\].*ToUnicode (\d+) 0 R/s.exec(objects.get(id)!)!
    const characters = Array.from(
      inflated(map).matchAll(/\[(.*)\]/g),
      ([, range = '']) => range.match(/[^<>]{4,}/g)!,
    ).flat()
    const widths = /\/W \[0 \[(.*)\]\]/.exec(objects.get(descendant)!)![1]!.split(' ').map(Number)
    return characters.map((hex, glyph) => ({ text: textOf(hex), width: widths[glyph]! / 1000 }))
  }
  const fonts = new Map(Array.from(file.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name, id]) => [name, fontOf(id)]))
  const pages = Array.from(file.matchAll(/\/Contents (\d+) 0 R/g), ([, id]) => inflated(id))
  return pages.flatMap((content, page) => linesIn(content, page, fonts))
}

function linesIn(content: string, page: number, fonts: Fonts): DrawnLine[] {
  const lines: DrawnLine[] = []
  let end = { x: 0, y: 0 }
  for (const [drawn] of content.matchAll(/^BT$.*?^ET$/gms)) {
    const [, name, size] = /\/(F\d+) (\S+) Tf/.exec(drawn)!
    const line: DrawnLine = { page, text: '', places: [] }
    let [x, y] = [0, 0]
    for (const [, left, up, hex, kerning] of drawn.matchAll(/1 0 0 1 (\S+) (\S+) Tm|<(\w+)>|(?<=> )(-?[\d.]+)/g)) {
      if (left) [x, y] = [Number(left), Number(up)]
      if (kerning) x -= (Number(kerning) * Number(size)) / 1000
      for (const code of hex?.match(/.{4}/g) ?? []) {
        const { text, width } = fonts.get(name)![Number.parseInt(code, 16)]!
        line.text += text
        line.places.push({ x, y })
        x += width * Number(size)
      }
    }
    const [start] = line.places
    const last = lines.at(-1)
    // Text that follows without a gap has another font or direction.
    if (last && start && Math.hypot(start.x - end.x, start.y - end.y) < 0.1) {
      last.text += line.text
      last.places.push(...line.places)
    } else lines.push(line)
    end = { x, y }
  }
  return lines
}

type Fonts = Map<string | undefined, { text: string; width: number }[]>

const textOf = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
