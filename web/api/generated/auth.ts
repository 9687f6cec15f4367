/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AccountLockedResponse,
  CallbackExpiredResponse,
  CallbackNotFoundError,
  CallbackNotFoundResponse,
  CallbackStatus,
  CodeNotSentResponse,
  CompleteCallback409,
  CompleteCallbackHeaders,
  CredentialSet,
  ForbiddenResponse,
  ForgotPassword404,
  ForgotPassword410,
  ForgotPasswordHeaders,
  ForgotPasswordRequest,
  IdempotencyInFlightResponse,
  IdempotencyMismatchResponse,
  InvalidParametersResponse,
  InvalidRequestError,
  InvalidRequestResponse,
  InvitationEndedResponse,
  LoginCompleted,
  LoginOtpRequest,
  LoginRequest,
  LoginResendRequest,
  LoginStarted,
  LoginVerified,
  LoginWithPassword401,
  LoginWithPasswordHeaders,
  LogoutHeaders,
  LogoutRequest,
  OtpLockedResponse,
  OtpSent,
  OtpVerified,
  PartialDevice,
  PasswordReset,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  RecoveryStarted,
  RefreshRequest,
  RefreshTokens409,
  RefreshTokensHeaders,
  ResendLoginOtp410,
  ResendLoginOtpHeaders,
  ResetPassword400,
  ResetPasswordHeaders,
  ResetPasswordRequest,
  SendOtp409,
  SendOtp422,
  SendOtpHeaders,
  SendOtpRequest,
  ServerBusyResponse,
  ServiceUnavailableResponse,
  SetPasscode409,
  SetPasscodeHeaders,
  SetPasscodeRequest,
  SetPassword409,
  SetPasswordHeaders,
  SetPasswordRequest,
  SignInLockedResponse,
  TimeoutError,
  TimeoutResponse,
  TokenReusedError,
  Tokens,
  TooManyCodesResponse,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse,
  VerifyLoginOtp410,
  VerifyLoginOtp502,
  VerifyLoginOtpHeaders,
  VerifyOtp410,
  VerifyOtpHeaders,
  VerifyOtpRequest
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType , BodyType } from '../fetcher.ts';
import { withOneKey } from '../idempotency-key.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getSendOtpUrl = () => {

  return `/api/v1/auth/send-otp`
}

/**
 * Sends a six-digit code by SMS. The code is valid for 5 minutes and replaces any earlier one. A new code can be requested after 30 seconds and
 * 10 times an hour for a phone number. A new code does not give new attempts. Freelancers have 3 attempts, others 5. On the alternative screen everybody has 5.
 *
 * With `joinsTeam` the phone follows an invitation of `inviteMember`. Whether there is one, only the code tells: `verifyOtp`.
 *
 * Show the terms and the privacy notice of `getLegalTexts` first: verifying the phone accepts the terms, and their version is stored with the time.
 * @summary Send the sign-up code
 */
export const sendOtp = async (sendOtpRequest: SendOtpRequest,
    headers?: SendOtpHeaders, options?: Parameters<typeof fetcher>[1]): Promise<OtpSent> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<OtpSent>(getSendOtpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(sendOtpRequest)
  }
);}

export const getSendOtpMutationKey = () => ['sendOtp'] as const;

export const useSendOtpMutationOptions = <TError = ErrorType<InvalidRequestResponse | SendOtp409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SendOtp422 | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendOtp>>, TError,SendOtpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof sendOtp>>, TError,SendOtpMutationVariables, TContext> => {

const mutationKey = getSendOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendOtp>>, SendOtpMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  sendOtp(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SendOtpMutationResult = NonNullable<Awaited<ReturnType<typeof sendOtp>>>
    export type SendOtpMutationBody = BodyType<SendOtpRequest>
    export type SendOtpMutationError = ErrorType<InvalidRequestResponse | SendOtp409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SendOtp422 | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutError>
    export type SendOtpMutationVariables = {data: BodyType<SendOtpRequest>;headers?: SendOtpHeaders}

    /**
 * @summary Send the sign-up code
 */
export const useSendOtp = <TError = ErrorType<InvalidRequestResponse | SendOtp409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SendOtp422 | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendOtp>>, TError,SendOtpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendOtp>>,
        TError,
        SendOtpMutationVariables,
        TContext
      > => {
      return useMutation(useSendOtpMutationOptions(options), queryClient);
    }
    export const getVerifyOtpUrl = () => {

  return `/api/v1/auth/verify-otp`
}

/**
 * Consumes the code and returns the onboarding token, valid for 24 hours. Freelancers have 3 attempts, others 5, and everybody has 5 when the code was requested
 * with `alternativeScreen`. The same wrong code counts each time. After the last attempt the number is locked for 15 minutes. A number that already has
 * an account gets `nextStep: login` and no token.
 *
 * `OTP_VERIFY_FAILED` means that the code itself was not checked: no code waits for this number.
 *
 * A code that was requested with `joinsTeam` takes up the newest open invitation. Registration and questionnaire are then those of the business: go on with `localScreening`, and after
 * `runGlobalScreening` with `setPassword`.
 * @summary Verify the sign-up code
 */
export const verifyOtp = async (verifyOtpRequest: VerifyOtpRequest,
    headers?: VerifyOtpHeaders, options?: Parameters<typeof fetcher>[1]): Promise<OtpVerified> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<OtpVerified>(getVerifyOtpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(verifyOtpRequest)
  }
);}

export const getVerifyOtpMutationKey = () => ['verifyOtp'] as const;

export const useVerifyOtpMutationOptions = <TError = ErrorType<InvalidRequestError | IdempotencyInFlightResponse | VerifyOtp410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyOtp>>, TError,VerifyOtpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyOtp>>, TError,VerifyOtpMutationVariables, TContext> => {

const mutationKey = getVerifyOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyOtp>>, VerifyOtpMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  verifyOtp(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type VerifyOtpMutationResult = NonNullable<Awaited<ReturnType<typeof verifyOtp>>>
    export type VerifyOtpMutationBody = BodyType<VerifyOtpRequest>
    export type VerifyOtpMutationError = ErrorType<InvalidRequestError | IdempotencyInFlightResponse | VerifyOtp410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type VerifyOtpMutationVariables = {data: BodyType<VerifyOtpRequest>;headers?: VerifyOtpHeaders}

    /**
 * @summary Verify the sign-up code
 */
export const useVerifyOtp = <TError = ErrorType<InvalidRequestError | IdempotencyInFlightResponse | VerifyOtp410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyOtp>>, TError,VerifyOtpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyOtp>>,
        TError,
        VerifyOtpMutationVariables,
        TContext
      > => {
      return useMutation(useVerifyOtpMutationOptions(options), queryClient);
    }
    export const getSetPasswordUrl = () => {

  return `/api/v1/auth/set-password`
}

/**
 * Opens the account. From now on the phone, the identity and the commercial registration belong to it alone. A password has 8 to 128 characters with letters, numbers and
 * symbols (of `!@#$%^&*(),.?":{}|<>`), and is not a common password. Whoever follows an invitation becomes a member, with its role.
 * @summary Set the first password
 */
export const setPassword = async (setPasswordRequest: SetPasswordRequest,
    headers?: SetPasswordHeaders, options?: Parameters<typeof fetcher>[1]): Promise<CredentialSet> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<CredentialSet>(getSetPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(setPasswordRequest)
  }
);}

export const getSetPasswordMutationKey = () => ['setPassword'] as const;

export const useSetPasswordMutationOptions = <TError = ErrorType<InvalidRequestError | UnauthenticatedResponse | ForbiddenResponse | SetPassword409 | InvitationEndedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPassword>>, TError,SetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof setPassword>>, TError,SetPasswordMutationVariables, TContext> => {

const mutationKey = getSetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setPassword>>, SetPasswordMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  setPassword(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof setPassword>>>
    export type SetPasswordMutationBody = BodyType<SetPasswordRequest>
    export type SetPasswordMutationError = ErrorType<InvalidRequestError | UnauthenticatedResponse | ForbiddenResponse | SetPassword409 | InvitationEndedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>
    export type SetPasswordMutationVariables = {data: BodyType<SetPasswordRequest>;headers?: SetPasswordHeaders}

    /**
 * @summary Set the first password
 */
export const useSetPassword = <TError = ErrorType<InvalidRequestError | UnauthenticatedResponse | ForbiddenResponse | SetPassword409 | InvitationEndedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPassword>>, TError,SetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setPassword>>,
        TError,
        SetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(useSetPasswordMutationOptions(options), queryClient);
    }
    export const getSetPasscodeUrl = () => {

  return `/api/v1/auth/set-passcode`
}

/**
 * Six digits, neither all the same nor a sequence. Set once, after the password.
 * @summary Set the passcode
 */
export const setPasscode = async (setPasscodeRequest: SetPasscodeRequest,
    headers?: SetPasscodeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<CredentialSet> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<CredentialSet>(getSetPasscodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(setPasscodeRequest)
  }
);}

export const getSetPasscodeMutationKey = () => ['setPasscode'] as const;

export const useSetPasscodeMutationOptions = <TError = ErrorType<InvalidRequestError | UnauthenticatedResponse | ForbiddenResponse | SetPasscode409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPasscode>>, TError,SetPasscodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof setPasscode>>, TError,SetPasscodeMutationVariables, TContext> => {

const mutationKey = getSetPasscodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setPasscode>>, SetPasscodeMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  setPasscode(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SetPasscodeMutationResult = NonNullable<Awaited<ReturnType<typeof setPasscode>>>
    export type SetPasscodeMutationBody = BodyType<SetPasscodeRequest>
    export type SetPasscodeMutationError = ErrorType<InvalidRequestError | UnauthenticatedResponse | ForbiddenResponse | SetPasscode409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>
    export type SetPasscodeMutationVariables = {data: BodyType<SetPasscodeRequest>;headers?: SetPasscodeHeaders}

    /**
 * @summary Set the passcode
 */
export const useSetPasscode = <TError = ErrorType<InvalidRequestError | UnauthenticatedResponse | ForbiddenResponse | SetPasscode409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPasscode>>, TError,SetPasscodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setPasscode>>,
        TError,
        SetPasscodeMutationVariables,
        TContext
      > => {
      return useMutation(useSetPasscodeMutationOptions(options), queryClient);
    }
    export const getLoginWithPasswordUrl = () => {

  return `/api/v1/auth/login/password`
}

/**
 * The first step of a sign-in. `emailOrPhone` is the phone number, the national ID or Iqama, or the unified national number of the business, with or without
 * `+966`. Most accounts then need the code that is sent to their phone (`needsOtp`). Within 30 seconds of a code, the same device is asked for that one, and another
 * device gets 429 `OTP_COOLDOWN`. Some get their tokens at once. Five failures within an hour, of
 * password, code and call together, lock the sign-in for 15 minutes. The third such lock within 24 hours is permanent. The response is the
 * same, and takes as long, if no account exists.
 * @summary Sign in with the password
 */
export const loginWithPassword = async (loginRequest: LoginRequest,
    headers?: LoginWithPasswordHeaders, options?: Parameters<typeof fetcher>[1]): Promise<LoginStarted> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<LoginStarted>(getLoginWithPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest)
  }
);}

export const getLoginWithPasswordMutationKey = () => ['loginWithPassword'] as const;

export const useLoginWithPasswordMutationOptions = <TError = ErrorType<InvalidRequestResponse | LoginWithPassword401 | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | SignInLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServerBusyResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginWithPassword>>, TError,LoginWithPasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof loginWithPassword>>, TError,LoginWithPasswordMutationVariables, TContext> => {

const mutationKey = getLoginWithPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginWithPassword>>, LoginWithPasswordMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  loginWithPassword(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type LoginWithPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof loginWithPassword>>>
    export type LoginWithPasswordMutationBody = BodyType<LoginRequest>
    export type LoginWithPasswordMutationError = ErrorType<InvalidRequestResponse | LoginWithPassword401 | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | SignInLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServerBusyResponse | TimeoutResponse>
    export type LoginWithPasswordMutationVariables = {data: BodyType<LoginRequest>;headers?: LoginWithPasswordHeaders}

    /**
 * @summary Sign in with the password
 */
export const useLoginWithPassword = <TError = ErrorType<InvalidRequestResponse | LoginWithPassword401 | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | SignInLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServerBusyResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginWithPassword>>, TError,LoginWithPasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginWithPassword>>,
        TError,
        LoginWithPasswordMutationVariables,
        TContext
      > => {
      return useMutation(useLoginWithPasswordMutationOptions(options), queryClient);
    }
    export const getVerifyLoginOtpUrl = () => {

  return `/api/v1/auth/login/verify-otp`
}

/**
 * Works within 15 minutes after the last code, from the same `device`. Returns the tokens, or `needsCallback` for accounts that confirm each sign-in by phone call. Without a sign-in under way on this device, a locked account gets 410 like an unknown `userId`.
 * @summary Verify the sign-in code
 */
export const verifyLoginOtp = async (loginOtpRequest: LoginOtpRequest,
    headers?: VerifyLoginOtpHeaders, options?: Parameters<typeof fetcher>[1]): Promise<LoginVerified> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<LoginVerified>(getVerifyLoginOtpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(loginOtpRequest)
  }
);}

export const getVerifyLoginOtpMutationKey = () => ['verifyLoginOtp'] as const;

export const useVerifyLoginOtpMutationOptions = <TError = ErrorType<InvalidRequestError | IdempotencyInFlightResponse | VerifyLoginOtp410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | VerifyLoginOtp502 | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyLoginOtp>>, TError,VerifyLoginOtpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyLoginOtp>>, TError,VerifyLoginOtpMutationVariables, TContext> => {

const mutationKey = getVerifyLoginOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyLoginOtp>>, VerifyLoginOtpMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  verifyLoginOtp(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type VerifyLoginOtpMutationResult = NonNullable<Awaited<ReturnType<typeof verifyLoginOtp>>>
    export type VerifyLoginOtpMutationBody = BodyType<LoginOtpRequest>
    export type VerifyLoginOtpMutationError = ErrorType<InvalidRequestError | IdempotencyInFlightResponse | VerifyLoginOtp410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | VerifyLoginOtp502 | ServiceUnavailableResponse | TimeoutResponse>
    export type VerifyLoginOtpMutationVariables = {data: BodyType<LoginOtpRequest>;headers?: VerifyLoginOtpHeaders}

    /**
 * @summary Verify the sign-in code
 */
export const useVerifyLoginOtp = <TError = ErrorType<InvalidRequestError | IdempotencyInFlightResponse | VerifyLoginOtp410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | VerifyLoginOtp502 | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyLoginOtp>>, TError,VerifyLoginOtpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyLoginOtp>>,
        TError,
        VerifyLoginOtpMutationVariables,
        TContext
      > => {
      return useMutation(useVerifyLoginOtpMutationOptions(options), queryClient);
    }
    export const getResendLoginOtpUrl = () => {

  return `/api/v1/auth/login/resend-otp`
}

/**
 * Replaces the last code. Possible 30 seconds after it and 10 times an hour. Earlier attempts still count.
 * @summary Send the sign-in code again
 */
export const resendLoginOtp = async (loginResendRequest: LoginResendRequest,
    headers?: ResendLoginOtpHeaders, options?: Parameters<typeof fetcher>[1]): Promise<LoginStarted> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<LoginStarted>(getResendLoginOtpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(loginResendRequest)
  }
);}

export const getResendLoginOtpMutationKey = () => ['resendLoginOtp'] as const;

export const useResendLoginOtpMutationOptions = <TError = ErrorType<InvalidRequestResponse | IdempotencyInFlightResponse | ResendLoginOtp410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | AccountLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendLoginOtp>>, TError,ResendLoginOtpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resendLoginOtp>>, TError,ResendLoginOtpMutationVariables, TContext> => {

const mutationKey = getResendLoginOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendLoginOtp>>, ResendLoginOtpMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  resendLoginOtp(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ResendLoginOtpMutationResult = NonNullable<Awaited<ReturnType<typeof resendLoginOtp>>>
    export type ResendLoginOtpMutationBody = BodyType<LoginResendRequest>
    export type ResendLoginOtpMutationError = ErrorType<InvalidRequestResponse | IdempotencyInFlightResponse | ResendLoginOtp410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | AccountLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type ResendLoginOtpMutationVariables = {data: BodyType<LoginResendRequest>;headers?: ResendLoginOtpHeaders}

    /**
 * @summary Send the sign-in code again
 */
export const useResendLoginOtp = <TError = ErrorType<InvalidRequestResponse | IdempotencyInFlightResponse | ResendLoginOtp410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | AccountLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendLoginOtp>>, TError,ResendLoginOtpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendLoginOtp>>,
        TError,
        ResendLoginOtpMutationVariables,
        TContext
      > => {
      return useMutation(useResendLoginOtpMutationOptions(options), queryClient);
    }
    export const getGetCallbackStatusUrl = (callbackId: string,) => {

  return `/api/v1/auth/callback-status/${encodeURIComponent(String(callbackId))}`
}

/**
 * Poll every 2 seconds. The phone rings for 2 minutes at most.
 * @summary Poll the verification call
 */
export const getCallbackStatus = async (callbackId: string, options?: Parameters<typeof fetcher>[1]): Promise<CallbackStatus> => {

  return fetcher<CallbackStatus>(getGetCallbackStatusUrl(callbackId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetCallbackStatusQueryKey = (callbackId: string,) => {
    return [
    `/api/v1/auth/callback-status/${callbackId}`
    ] as const;
    }

export const getGetCallbackStatusQueryOptions = <TData = Awaited<ReturnType<typeof getCallbackStatus>>, TError = ErrorType<InvalidParametersResponse | CallbackNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse | TimeoutResponse>>(callbackId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCallbackStatus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCallbackStatusQueryKey(callbackId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCallbackStatus>>> = ({ signal }) => getCallbackStatus(callbackId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: callbackId !== null && callbackId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCallbackStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCallbackStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getCallbackStatus>>>
export type GetCallbackStatusQueryError = ErrorType<InvalidParametersResponse | CallbackNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse | TimeoutResponse>

export function useGetCallbackStatus<TData = Awaited<ReturnType<typeof getCallbackStatus>>, TError = ErrorType<InvalidParametersResponse | CallbackNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse | TimeoutResponse>>(
 callbackId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCallbackStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCallbackStatus>>,
          TError,
          Awaited<ReturnType<typeof getCallbackStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCallbackStatus<TData = Awaited<ReturnType<typeof getCallbackStatus>>, TError = ErrorType<InvalidParametersResponse | CallbackNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse | TimeoutResponse>>(
 callbackId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCallbackStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCallbackStatus>>,
          TError,
          Awaited<ReturnType<typeof getCallbackStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCallbackStatus<TData = Awaited<ReturnType<typeof getCallbackStatus>>, TError = ErrorType<InvalidParametersResponse | CallbackNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse | TimeoutResponse>>(
 callbackId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCallbackStatus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Poll the verification call
 */

export function useGetCallbackStatus<TData = Awaited<ReturnType<typeof getCallbackStatus>>, TError = ErrorType<InvalidParametersResponse | CallbackNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse | TimeoutResponse>>(
 callbackId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCallbackStatus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCallbackStatusQueryOptions(callbackId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCompleteCallbackUrl = (callbackId: string,) => {

  return `/api/v1/auth/callback-complete/${encodeURIComponent(String(callbackId))}`
}

/**
 * Works once, and only from the `device` that started the sign-in. Any other device gets 404.
 * @summary Complete a sign-in that was confirmed by phone
 */
export const completeCallback = async (callbackId: string,
    partialDevice: PartialDevice,
    headers?: CompleteCallbackHeaders, options?: Parameters<typeof fetcher>[1]): Promise<LoginCompleted> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<LoginCompleted>(getCompleteCallbackUrl(callbackId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(partialDevice)
  }
);}

export const getCompleteCallbackQueryKey = (callbackId: string,
    partialDevice?: BodyType<PartialDevice>,) => {
    return [
    'POST', `/api/v1/auth/callback-complete/${callbackId}`, partialDevice
    ] as const;
    }

export const getCompleteCallbackQueryOptions = <TData = Awaited<ReturnType<typeof completeCallback>>, TError = ErrorType<InvalidRequestResponse | CallbackNotFoundError | CompleteCallback409 | CallbackExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse | TimeoutResponse>>(callbackId: string,
    partialDevice: BodyType<PartialDevice>,
    headers?: CompleteCallbackHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof completeCallback>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCompleteCallbackQueryKey(callbackId,partialDevice);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof completeCallback>>> = ({ signal }) => completeCallback(callbackId,partialDevice,headers, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: callbackId !== null && callbackId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof completeCallback>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CompleteCallbackQueryResult = NonNullable<Awaited<ReturnType<typeof completeCallback>>>
export type CompleteCallbackQueryError = ErrorType<InvalidRequestResponse | CallbackNotFoundError | CompleteCallback409 | CallbackExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse | TimeoutResponse>

export function useCompleteCallback<TData = Awaited<ReturnType<typeof completeCallback>>, TError = ErrorType<InvalidRequestResponse | CallbackNotFoundError | CompleteCallback409 | CallbackExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse | TimeoutResponse>>(
 callbackId: string,
    partialDevice: BodyType<PartialDevice>,
    headers: undefined |  CompleteCallbackHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof completeCallback>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeCallback>>,
          TError,
          Awaited<ReturnType<typeof completeCallback>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompleteCallback<TData = Awaited<ReturnType<typeof completeCallback>>, TError = ErrorType<InvalidRequestResponse | CallbackNotFoundError | CompleteCallback409 | CallbackExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse | TimeoutResponse>>(
 callbackId: string,
    partialDevice: BodyType<PartialDevice>,
    headers?: CompleteCallbackHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof completeCallback>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeCallback>>,
          TError,
          Awaited<ReturnType<typeof completeCallback>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompleteCallback<TData = Awaited<ReturnType<typeof completeCallback>>, TError = ErrorType<InvalidRequestResponse | CallbackNotFoundError | CompleteCallback409 | CallbackExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse | TimeoutResponse>>(
 callbackId: string,
    partialDevice: BodyType<PartialDevice>,
    headers?: CompleteCallbackHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof completeCallback>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Complete a sign-in that was confirmed by phone
 */

export function useCompleteCallback<TData = Awaited<ReturnType<typeof completeCallback>>, TError = ErrorType<InvalidRequestResponse | CallbackNotFoundError | CompleteCallback409 | CallbackExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse | TimeoutResponse>>(
 callbackId: string,
    partialDevice: BodyType<PartialDevice>,
    headers?: CompleteCallbackHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof completeCallback>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCompleteCallbackQueryOptions(callbackId,partialDevice,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getForgotPasswordUrl = () => {

  return `/api/v1/auth/forgot-password`
}

/**
 * Checks the ID, Iqama or unified national number together with the date of birth or the phone number, and sends a code to the account's phone. An empty
 * `dateOfBirth` sends the code of the current recovery again; the first `resetToken` stays valid. A date of birth is `2012-12-03` or `031212`. Five failures within an
 * hour lock recovery for 15 minutes. An account that only the call center can unlock cannot be recovered here.
 * @summary Begin a recovery
 */
export const forgotPassword = async (forgotPasswordRequest: ForgotPasswordRequest,
    headers?: ForgotPasswordHeaders, options?: Parameters<typeof fetcher>[1]): Promise<RecoveryStarted> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<RecoveryStarted>(getForgotPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(forgotPasswordRequest)
  }
);}

export const getForgotPasswordMutationKey = () => ['forgotPassword'] as const;

export const useForgotPasswordMutationOptions = <TError = ErrorType<InvalidRequestError | ForgotPassword404 | IdempotencyInFlightResponse | ForgotPassword410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | SignInLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext> => {

const mutationKey = getForgotPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof forgotPassword>>, ForgotPasswordMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  forgotPassword(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ForgotPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof forgotPassword>>>
    export type ForgotPasswordMutationBody = BodyType<ForgotPasswordRequest>
    export type ForgotPasswordMutationError = ErrorType<InvalidRequestError | ForgotPassword404 | IdempotencyInFlightResponse | ForgotPassword410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | SignInLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type ForgotPasswordMutationVariables = {data: BodyType<ForgotPasswordRequest>;headers?: ForgotPasswordHeaders}

    /**
 * @summary Begin a recovery
 */
export const useForgotPassword = <TError = ErrorType<InvalidRequestError | ForgotPassword404 | IdempotencyInFlightResponse | ForgotPassword410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | SignInLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof forgotPassword>>,
        TError,
        ForgotPasswordMutationVariables,
        TContext
      > => {
      return useMutation(useForgotPasswordMutationOptions(options), queryClient);
    }
    export const getResetPasswordUrl = () => {

  return `/api/v1/auth/reset-password`
}

/**
 * Consumes the code, and ends every session and a lock of 15 minutes, but not a permanent lock. The new password has at least 8 characters with an uppercase and a lowercase letter, a number and a symbol (any character that is neither a letter nor a number), and is not a common password.
 * @summary Set a new password in a recovery
 */
export const resetPassword = async (resetPasswordRequest: ResetPasswordRequest,
    headers?: ResetPasswordHeaders, options?: Parameters<typeof fetcher>[1]): Promise<PasswordReset> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<PasswordReset>(getResetPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(resetPasswordRequest)
  }
);}

export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const useResetPasswordMutationOptions = <TError = ErrorType<ResetPassword400 | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  resetPassword(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = BodyType<ResetPasswordRequest>
    export type ResetPasswordMutationError = ErrorType<ResetPassword400 | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>
    export type ResetPasswordMutationVariables = {data: BodyType<ResetPasswordRequest>;headers?: ResetPasswordHeaders}

    /**
 * @summary Set a new password in a recovery
 */
export const useResetPassword = <TError = ErrorType<ResetPassword400 | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(useResetPasswordMutationOptions(options), queryClient);
    }
    export const getRefreshTokensUrl = () => {

  return `/api/v1/auth/refresh`
}

/**
 * Each refresh token works once. A refresh token that is used twice ends its session, because it may have been stolen. A call that runs while another call exchanges the token is rejected with `TOKEN_ROTATED` and does not end the session.
 * @summary Refresh the tokens
 */
export const refreshTokens = async (refreshRequest: RefreshRequest,
    headers?: RefreshTokensHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Tokens> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<Tokens>(getRefreshTokensUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(refreshRequest)
  }
);}

export const getRefreshTokensMutationKey = () => ['refreshTokens'] as const;

export const useRefreshTokensMutationOptions = <TError = ErrorType<InvalidRequestResponse | TokenReusedError | RefreshTokens409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshTokens>>, TError,RefreshTokensMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshTokens>>, TError,RefreshTokensMutationVariables, TContext> => {

const mutationKey = getRefreshTokensMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshTokens>>, RefreshTokensMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  refreshTokens(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RefreshTokensMutationResult = NonNullable<Awaited<ReturnType<typeof refreshTokens>>>
    export type RefreshTokensMutationBody = BodyType<RefreshRequest>
    export type RefreshTokensMutationError = ErrorType<InvalidRequestResponse | TokenReusedError | RefreshTokens409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RefreshTokensMutationVariables = {data: BodyType<RefreshRequest>;headers?: RefreshTokensHeaders}

    /**
 * @summary Refresh the tokens
 */
export const useRefreshTokens = <TError = ErrorType<InvalidRequestResponse | TokenReusedError | RefreshTokens409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshTokens>>, TError,RefreshTokensMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshTokens>>,
        TError,
        RefreshTokensMutationVariables,
        TContext
      > => {
      return useMutation(useRefreshTokensMutationOptions(options), queryClient);
    }
    export const getLogoutUrl = () => {

  return `/api/v1/auth/logout`
}

/**
 * Ends the session of the refresh token. Also succeeds if the session has already ended. With the token of an unfinished sign-up in its place, ends that token.
 * @summary Sign out
 */
export const logout = async (logoutRequest: LogoutRequest,
    headers?: LogoutHeaders, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<void>(getLogoutUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(logoutRequest)
  }
);}

export const getLogoutMutationKey = () => ['logout'] as const;

export const useLogoutMutationOptions = <TError = ErrorType<InvalidRequestResponse | TokenReusedError | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, LogoutMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  logout(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>
    export type LogoutMutationBody = BodyType<LogoutRequest>
    export type LogoutMutationError = ErrorType<InvalidRequestResponse | TokenReusedError | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type LogoutMutationVariables = {data: BodyType<LogoutRequest>;headers?: LogoutHeaders}

    /**
 * @summary Sign out
 */
export const useLogout = <TError = ErrorType<InvalidRequestResponse | TokenReusedError | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        LogoutMutationVariables,
        TContext
      > => {
      return useMutation(useLogoutMutationOptions(options), queryClient);
    }
