/** The numbered objects of a PDF file. References to them look like `3 0 R`. */
export class PdfObjects {
  readonly #objects: (Buffer | undefined)[] = []

  add(body: string): string {
    return this.#push(Buffer.from(body, 'latin1'))
  }

  /** An object that others refer to before it is set. */
  reserve(): string {
    return this.#push(undefined)
  }

  set(reference: string, body: string): void {
    this.#objects[Number.parseInt(reference, 10) - 1] = Buffer.from(body, 'latin1')
  }

  /** @param data compressed by `deflateSync` */
  addStream(entries: string, data: Buffer): string {
    const head = `<< ${entries} /Length ${data.length} /Filter /FlateDecode >>\nstream\n`
    return this.#push(Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream')]))
  }

  toFile({ root, info }: { root: string; info: string }): Uint8Array<ArrayBuffer> {
    // The second line tells programs that the file is binary.
    const parts = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
    const offsets: number[] = []
    let length = parts[0]!.length
    this.#objects.forEach((body, index) => {
      if (!body) throw new Error(`Object ${index + 1} was reserved and not set`)
      offsets.push(length)
      const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
      parts.push(object)
      length += object.length
    })
    const count = offsets.length + 1
    const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
    const trailer = `trailer\n<< /Size ${count} /Root ${root} /Info ${info} >>\nstartxref\n${length}\n%%EOF\n`
    parts.push(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`))
    return new Uint8Array(Buffer.concat(parts))
  }

  #push(body: Buffer | undefined): string {
    this.#objects.push(body)
    return `${this.#objects.length} 0 R`
  }
}

/** A text as a string of PDF. */
export const pdfText = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
