import { eq } from 'drizzle-orm'
import type { StaffRequestCount } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { staffRequests } from '#api/kernel/db/schema/staff-requests.ts'

/** Counts the queue for people who watch it without looking at the customers in it. */
export const countStaffRequests = async ({ db }: Deps): Promise<StaffRequestCount> => ({
  pending: await db.$count(staffRequests, eq(staffRequests.state, 'pending')),
})
