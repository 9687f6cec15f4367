import { isNull, type SQL, sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, sealed, sealedForLookup, sealedJson } from './columns.ts'

/** A person or company in a registration. An owner may be a company. */
export interface RegisteredParty {
  role: 'owner' | 'manager'
  /** The ID number of a person, or the unified number of a company. */
  idNumber: string | null
  name: string | null
}

/**
 * The verified facts of a person who signs up. There is one row per verified phone, besides those of closed accounts. An unfinished sign-up
 * reserves only its own phone code. The checks enforce the order of the steps, so that no code path can skip one. A check accepts null, hence `is
 * true`.
 */
export const applicants = pgTable(
  'applicants',
  {
    id: uuid('id').primaryKey(),
    phone: sealedForLookup('phone', 'phone').notNull(),
    businessType: text('business_type', {
      enum: ['sole-proprietorship', 'individual-owner-company', 'freelancer'],
    }).notNull(),
    phoneVerifiedAt: moment('phone_verified_at').notNull(),
    /** The language of messages to the applicant. */
    language: text('language', { enum: ['en', 'ar'] })
      .notNull()
      .default('en'),
    /**
     * The invitation with which the applicant joins a business, whose facts are copied here. The foreign key is in the migration, because
     * `invitations` refers to accounts, which refer to applicants.
     */
    invitationId: uuid('invitation_id'),
    crNumber: text('cr_number'),
    /** The unified number. It is unknown for registrations that were checked before it was stored. */
    unifiedNumber: text('unified_number'),
    crLegalName: text('cr_legal_name'),
    crLegalNameArabic: text('cr_legal_name_arabic'),
    crIssueDate: date('cr_issue_date'),
    crExpiryDate: date('cr_expiry_date'),
    /** Owners and managers, who need not be our customers. Null if they still have to be read from the registry. */
    parties: sealedJson<RegisteredParty[]>('parties', 'parties'),
    /** The number that passed local screening. It becomes `nationalId` when it matches the phone. */
    screenedId: sealedForLookup('screened_id', 'national id'),
    nationalId: sealedForLookup('national_id', 'national id'),
    dateOfBirth: sealed('date_of_birth', 'birth date'),
    personNameArabic: sealed('person_name_arabic', 'person name'),
    personNameEnglish: sealed('person_name_english', 'person name'),
    nafathApprovedAt: moment('nafath_approved_at'),
    screeningStatus: text('screening_status', { enum: ['CLEAR', 'REVIEW', 'REJECTED'] }),
    annualRevenue: text('annual_revenue'),
    businessActivity: text('business_activity'),
    purposes: text('purposes').array(),
    purposeOther: text('purpose_other'),
    riskRating: text('risk_rating', { enum: ['low'] }),
    createdAt: moment('created_at').notNull(),
    /** Copies from the account and the profile, which triggers keep. Administrators sort and search by them. */
    accountCreatedAt: moment('account_created_at'),
    closedAt: moment('closed_at'),
    businessName: text('business_name'),
    businessNameArabic: text('business_name_arabic'),
    /** The time since which the applicant is listed: that of the account, or else of the sign-up. */
    since: moment('since')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${applicants.accountCreatedAt}, ${applicants.createdAt})`),
    /** The name of the business: from the profile, or else from the registry. */
    name: text('name').generatedAlwaysAs(
      (): SQL => sql`coalesce(${applicants.businessName}, ${applicants.crLegalName})`,
    ),
    /** The names that a search by name matches. */
    names: text('names')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`coalesce(${applicants.businessName}, '') || E'\\n' || coalesce(${applicants.businessNameArabic}, '') || E'\\n' || coalesce(${applicants.crLegalName}, '') || E'\\n' || coalesce(${applicants.crLegalNameArabic}, '')`,
      ),
  },
  table => [
    uniqueIndex('applicants_phone_unique').on(table.phone).where(isNull(table.closedAt)),
    // The facts of an account. Its foreign key needs a unique constraint on exactly these columns.
    unique('applicants_verified_facts').on(
      table.id,
      table.phone,
      table.nationalId,
      table.crNumber,
      table.dateOfBirth,
      table.riskRating,
    ),
    // Unfinished sign-ups expire.
    index('applicants_unfinished').on(table.phoneVerifiedAt).where(isNull(table.accountCreatedAt)),
    index('applicants_invitation').on(table.invitationId).where(sql`${table.invitationId} is not null`),
    index('applicants_by_time').on(table.since, table.id),
    index('applicants_by_name').on(sql`(${table.name} is null)`, sql`lower(coalesce(${table.name}, ''))`, table.id),
    index('applicants_names').using('gin', table.names.op('gin_trgm_ops')),
    // Administrators search by a phone or ID number, which are sealed, and by the beginning of the numbers of a business.
    index('applicants_phone').on(table.phone),
    index('applicants_national_id').on(table.nationalId),
    index('applicants_cr_number_begins').on(table.crNumber.op('text_pattern_ops')),
    index('applicants_unified_number_begins').on(table.unifiedNumber.op('text_pattern_ops')),
    check('applicants_language', sql`${table.language} in ('en', 'ar')`),
    check('applicants_cr_known', sql`(${table.crNumber} is null) = (${table.crLegalName} is null)`),
    check('applicants_unified_number', sql`${table.unifiedNumber} is null or ${table.crNumber} is not null`),
    check('applicants_id_after_cr', sql`${table.nationalId} is null or ${table.crNumber} is not null`),
    check(
      'applicants_id_screened',
      sql`${table.nationalId} is null or (${table.nationalId} = ${table.screenedId}) is true`,
    ),
    check('applicants_nafath_after_id', sql`${table.nafathApprovedAt} is null or ${table.nationalId} is not null`),
    check('applicants_born', sql`(${table.nafathApprovedAt} is null) = (${table.dateOfBirth} is null)`),
    check(
      'applicants_screening_after_nafath',
      sql`${table.screeningStatus} is null or ${table.nafathApprovedAt} is not null`,
    ),
    check(
      'applicants_kyb_after_screening',
      sql`${table.riskRating} is null or (${table.screeningStatus} = 'CLEAR' and ${table.annualRevenue} is not null
        and ${table.businessActivity} is not null and cardinality(${table.purposes}) > 0) is true`,
    ),
  ],
)
export type Applicant = typeof applicants.$inferSelect

/** Onboarding tokens, stored as hashes, so that reading the table does not reveal them. */
export const onboardingTokens = pgTable(
  'onboarding_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('onboarding_tokens_expires_at').on(table.expiresAt)],
)

/** The versions of the terms that an applicant has accepted, with the time of the first acceptance of each. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  table => [primaryKey({ columns: [table.applicantId, table.version] })],
)
