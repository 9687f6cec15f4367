import type { TableRow } from '#domain/table.ts'
import { Archive, ArchiveError } from './read-archive.ts'
import { readSheet } from './read-sheet.ts'
import { WorkbookError } from './workbook-error.ts'
import { readFormats } from './workbook-numbers.ts'
import { isTrue, RichText, readXml } from './workbook-xml.ts'

/** What a sheet of some thousand rows unpacks to, many times over. */
const MAX_UNPACKED_BYTES = 8_000_000

/** The first bytes of the container of old workbooks, and of those with a password. */
const OLD_CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ARCHIVE = Buffer.from('PK')

/** Whether the bytes are meant to be a workbook. */
export const isWorkbook = (bytes: Buffer): boolean =>
  bytes.subarray(0, OLD_CONTAINER.length).equals(OLD_CONTAINER) || bytes.subarray(0, 2).equals(ARCHIVE)

/**
 * Reads the only sheet of a workbook (XLSX, ECMA-376) as the texts of its cells. Rows are numbered as the sheet numbers them.
 * @throws WorkbookError
 */
export async function readWorkbook(bytes: Buffer): Promise<TableRow[]> {
  if (bytes.subarray(0, OLD_CONTAINER.length).equals(OLD_CONTAINER)) throw new WorkbookError('workbook_locked')
  try {
    return await readSheets(new Archive(bytes, MAX_UNPACKED_BYTES))
  } catch (cause) {
    if (!(cause instanceof ArchiveError)) throw cause
    if (cause.problem === 'too_large') throw new WorkbookError('too_large')
    throw new WorkbookError(cause.problem === 'encrypted' ? 'workbook_locked' : 'workbook_unreadable')
  }
}

async function readSheets(archive: Archive): Promise<TableRow[]> {
  const { names, isHidden, is1904 } = await readDirectory(archive)
  if (isHidden) throw new WorkbookError('hidden_sheet')
  const texts = await readSharedTexts(archive)
  const formats = await readFormats(archive)
  const sheets: TableRow[][] = []
  for (const name of names) {
    const rows = await readSheet(await requirePart(archive, name), { texts, formats, is1904 })
    if (rows.length > 0) sheets.push(rows)
  }
  if (sheets.length > 1) throw new WorkbookError('several_sheets')
  return sheets[0] ?? []
}

async function requirePart(archive: Archive, name: string): Promise<string> {
  const content = await archive.read(name)
  if (!content) throw new WorkbookError('workbook_unreadable')
  return content.toString()
}

interface Directory {
  /** The parts of the sheets, in order. */
  names: string[]
  isHidden: boolean
  /** Whether days are counted from 1904. */
  is1904: boolean
}

async function readDirectory(archive: Archive): Promise<Directory> {
  const targets = new Map<string, string>()
  await readXml(await requirePart(archive, 'xl/_rels/workbook.xml.rels'), {
    open(name, { Id = '', Target = '', Type = '' }) {
      if (name === 'Relationship' && Type.endsWith('/worksheet')) targets.set(Id, partName(Target))
    },
  })
  const directory: Directory = { names: [], isHidden: false, is1904: false }
  await readXml(await requirePart(archive, 'xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') directory.is1904 = isTrue(attributes.date1904)
      if (name !== 'sheet') return
      const target = targets.get(attributes['r:id'] ?? '')
      if (target) directory.names.push(target)
      if ((attributes.state ?? 'visible') !== 'visible') directory.isHidden = true
    },
  })
  if (directory.names.length === 0) throw new WorkbookError('workbook_unreadable')
  return directory
}

const partName = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

/** Returns the texts that cells refer to by number. */
async function readSharedTexts(archive: Archive): Promise<string[]> {
  const part = await archive.read('xl/sharedStrings.xml')
  const texts: string[] = []
  if (!part) return texts
  const item = new RichText()
  await readXml(part.toString(), {
    open: name => item.open(name, 'si'),
    close(name, text) {
      item.close(name, text)
      if (name === 'si') texts.push(item.text)
    },
  })
  return texts
}
