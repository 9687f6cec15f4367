import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { type NafathRequest, nafathRequests } from '#api/db/schema/nafath.ts'

/** The applicant's newest request for this ID. */
export async function newestNafathRequest(
  db: Db,
  applicantId: string,
  nationalId: string,
): Promise<NafathRequest | undefined> {
  const [request] = await db
    .select()
    .from(nafathRequests)
    .where(and(eq(nafathRequests.applicantId, applicantId), eq(nafathRequests.nationalId, nationalId)))
    .orderBy(desc(nafathRequests.sequence))
    .limit(1)
  return request
}
