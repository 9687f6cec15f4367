import type { Registration, RegistryResult } from '#api/outside/providers/providers.ts'

/** Returns a registration that the registry has found, which is active unless the changes say otherwise. */
export const foundRegistration = (changes: Partial<Registration> = {}): RegistryResult => ({
  kind: 'found',
  registration: {
    unifiedNumber: '7010900000',
    legalName: 'Green Palm Trading Est.',
    legalNameArabic: null,
    issueDate: null,
    expiryDate: null,
    status: 'active',
    parties: [],
    ...changes,
  },
})
