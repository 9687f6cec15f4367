import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { writeCompressedCopies } from './web-build.ts'

test('the compressed copies have the same content', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plink-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = 'export const result = 42\n'.repeat(100)
  writeFileSync(join(folder, 'main.js'), script)
  await writeCompressedCopies(folder)
  expect(brotliDecompressSync(readFileSync(join(folder, 'main.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(folder, 'main.js.gz'))).toString()).toBe(script)
})
