import type { AdminKybOption } from '#api/contract/generated/schemas.ts'
import type { Server } from '#api/testing/customers/newcomer.ts'
import type { StaffMember } from './staff-member.ts'

type Category = AdminKybOption['category']

export async function allOptions(
  staff: StaffMember,
  category: Category = 'business_activity',
): Promise<AdminKybOption[]> {
  return (await (await staff.get(`/kyb/options?category=${category}`)).json()).items
}

export const findOption = async (staff: StaffMember, code: string, locale = 'en', category?: Category) =>
  (await allOptions(staff, category)).find(option => option.code === code && option.locale === locale)

/** Returns the options that the sign-up offers, with their codes and labels. */
export async function offeredOptions(
  server: Server,
  locale: 'en' | 'ar' = 'en',
  category: Category = 'business_activity',
): Promise<string[]> {
  const { items } = await (await server.request(`/api/v1/kyb/options?category=${category}&locale=${locale}`)).json()
  return (items as { code: string; label: string }[]).map(({ code, label }) => `${code} ${label}`)
}

export const newestAdminEvent = async (staff: StaffMember) => (await (await staff.get('/events')).json()).items[0]
