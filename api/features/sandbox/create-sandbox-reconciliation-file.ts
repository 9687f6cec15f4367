import type { SandboxReconciliationFile, SandboxReconciliationFileRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { dayOfSandboxBooks } from '#api/outside/sandbox/day-of-books.ts'
import { plantDifferences } from '#api/outside/sandbox/plant-differences.ts'
import { writeCardReport, writeStatement } from '#api/outside/sandbox/write-files.ts'

/** Returns a file of the simulated bank or card provider with the requested errors. Stores nothing. */
export async function createSandboxReconciliationFile(
  { db, safeguardingIban }: Deps,
  { source, day, differences = [] }: SandboxReconciliationFileRequest,
): Promise<SandboxReconciliationFile> {
  const books = await dayOfSandboxBooks(db, source, day)
  const file = plantDifferences({ ...books, iban: safeguardingIban }, differences)
  const content = source === 'bank' ? writeStatement(file) : writeCardReport(file)
  return { source, day, lines: file.lines.length, content }
}
