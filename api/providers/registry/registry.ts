export interface Registration {
  legalName: string
  /** ISO dates; registrations do not expire any more, so `expiryDate` may be null. */
  issueDate: string | null
  expiryDate: string | null
  status: 'active' | 'suspended'
}

export type RegistryAnswer =
  | { kind: 'found'; registration: Registration }
  | { kind: 'not_found' }
  /** The registry answered, but without a usable record. */
  | { kind: 'no_data' }
  | { kind: 'refused' }
  | { kind: 'unavailable' }

/** The commercial registry. */
export interface RegistryProvider {
  lookUp(crNumber: string): Promise<RegistryAnswer>
}
