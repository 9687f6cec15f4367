import { eq } from 'drizzle-orm'
import type { DocumentProof } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { issuedDocuments } from '#api/kernel/db/schema/statements.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { readDocumentCode } from '#domain/document-code.ts'
import { maskBusinessName } from '#domain/mask-name.ts'
import { sar } from '#domain/money/money.ts'

const DIGEST_CHARACTERS = 16

/** Returns the content of a document to anybody who has its code. Throws `ISSUED_DOCUMENT_NOT_FOUND`. */
export async function verifyDocument({ db }: Deps, input: string): Promise<DocumentProof> {
  const code = readDocumentCode(input)
  const [document] = code ? await db.select().from(issuedDocuments).where(eq(issuedDocuments.code, code)) : []
  if (!document) throw new PlinkError('ISSUED_DOCUMENT_NOT_FOUND')
  const { kind, holder, holderArabic, iban, fromDay, toDay, isInterim, closing, issuedAt, digest } = document
  return {
    kind,
    holder: maskBusinessName(holder),
    ...(holderArabic && { holderArabic: maskBusinessName(holderArabic) }),
    ...(iban && { ibanLastFour: iban.slice(-4) }),
    ...(fromDay && toDay && { from: fromDay, to: toDay, isInterim }),
    ...(closing !== null && { closingBalance: sar(closing) }),
    issuedAt: issuedAt.toISOString(),
    digestStart: digest.slice(0, DIGEST_CHARACTERS),
  }
}
