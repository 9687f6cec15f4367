/**
 * Generated from providers/nafath.yaml by orval. Do not edit; run `npm run generate`.
 */
import * as zod from 'zod';

export const NafathError = zod.object({
  "code": zod.string().nullish(),
  "message": zod.string().nullish()
});

export type NafathError = zod.input<typeof NafathError>;
export type NafathErrorOutput = zod.output<typeof NafathError>;

export const Session = zod.object({
  "url": zod.string().nullish(),
  "hashedState": zod.string().nullish()
});

export type Session = zod.input<typeof Session>;
export type SessionOutput = zod.output<typeof Session>;

export const StateRequest = zod.object({
  "state": zod.string().min(1)
});

export type StateRequest = zod.input<typeof StateRequest>;
export type StateRequestOutput = zod.output<typeof StateRequest>;

export const TokenResponse = zod.object({
  "token": zod.string().describe('A JWT that is signed with RS256')
});

export type TokenResponse = zod.input<typeof TokenResponse>;
export type TokenResponseOutput = zod.output<typeof TokenResponse>;

export const SigningKey = zod.object({
  "kty": zod.string().nullish(),
  "kid": zod.string().nullish(),
  "use": zod.string().nullish(),
  "n": zod.string().nullish(),
  "e": zod.string().nullish()
});

export type SigningKey = zod.input<typeof SigningKey>;
export type SigningKeyOutput = zod.output<typeof SigningKey>;

export const KeySet = zod.object({
  "keys": zod.array(SigningKey)
});

export type KeySet = zod.input<typeof KeySet>;
export type KeySetOutput = zod.output<typeof KeySet>;

export const Claim = zod.union([zod.string(),zod.int()]).nullable();

export type Claim = zod.input<typeof Claim>;
export type ClaimOutput = zod.output<typeof Claim>;

export const PersonClaims = zod.object({
  "nin": Claim.optional(),
  "iqamaNumber": Claim.optional(),
  "PersonId": Claim.optional(),
  "dateOfBirthG": Claim.optional(),
  "birthgDate": Claim.optional(),
  "firstName": Claim.optional(),
  "fatherName": Claim.optional(),
  "secondName": Claim.optional(),
  "grandFatherName": Claim.optional(),
  "thirdName": Claim.optional(),
  "familyName": Claim.optional(),
  "lastName": Claim.optional(),
  "englishFirstName": Claim.optional(),
  "englishSecondName": Claim.optional(),
  "englishThirdName": Claim.optional(),
  "englishLastName": Claim.optional(),
  "translatedFirstName": Claim.optional(),
  "translatedSecondName": Claim.optional(),
  "translatedThirdName": Claim.optional(),
  "translatedLastName": Claim.optional()
}).describe('The claims of a token that are read. Citizens have `nin`, residents `iqamaNumber`, and a token that a public test server records has `PersonId`\nas well, while its `sub` is somebody else. The dates and names of both kinds of people have other claims too. Dates are Gregorian, with the\nday first in that record.\n');

export type PersonClaims = zod.input<typeof PersonClaims>;
export type PersonClaimsOutput = zod.output<typeof PersonClaims>;
/**
 * @summary Start a session
 */
export const CreateSessionQueryParams = zod.object({
  "locale": zod.enum(['ar', 'en']).describe('The language of Nafath\'s pages'),
  "requestId": zod.uuid().describe('Our id of the request, which is never used twice')
})

export const CreateSessionHeader = zod.object({
  "X-Forwarded-For": zod.string().min(1).describe('The address of the person\'s browser')
})

export const CreateSession200Response = Session

export const CreateSession400Response = NafathError

/**
 * @summary Redeem the state of a session for the token of the person
 */
export const RedeemStateBody = StateRequest

export const RedeemState200Response = TokenResponse

export const RedeemState400Response = NafathError

export const RedeemState401Response = NafathError

/**
 * The keys of both flows. `/api/v2/oidc/jwk` does not exist.
 * @summary Get the keys that sign tokens
 */
export const GetKeys200Response = KeySet
