/**
 * Reads the text of a file as spreadsheets save it: UTF-8, the UTF-16 of Excel's "Unicode text", or otherwise the code page of Arabic Windows, in
 * which Excel saves CSV there.
 */
export async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}
