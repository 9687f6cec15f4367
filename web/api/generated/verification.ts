/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  CrCheck,
  IdCheckUnavailableResponse,
  IdPhoneMatch,
  IdPhoneMatch409,
  IdPhoneMatch422,
  IdPhoneMatchHeaders,
  IdPhoneMatchRequest,
  InvalidRequestResponse,
  LocalScreening,
  LocalScreening422,
  LocalScreeningHeaders,
  LocalScreeningRequest,
  OutOfOrderResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  TimeoutResponse,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse,
  ValidateCr409,
  ValidateCr422,
  ValidateCr503,
  ValidateCrHeaders,
  ValidateCrRequest,
  WrongCheckDigitResponse
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType , BodyType } from '../fetcher.ts';
import { withOneKey } from '../idempotency-key.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getValidateCrUrl = () => {

  return `/api/v1/verification/validate-cr`
}

/**
 * Looks up the number in the commercial registry. With `valid: false`, `code` and `error` give the reason: only an active registration is valid. A valid result
 * is cached for 10 minutes and becomes part of the applicant's verified facts. Another number replaces it and invalidates the screening.
 * @summary Check the commercial registration
 */
export const validateCr = async (validateCrRequest: ValidateCrRequest,
    headers?: ValidateCrHeaders, options?: Parameters<typeof fetcher>[1]): Promise<CrCheck> => {

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
return fetcher<CrCheck>(getValidateCrUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(validateCrRequest)
  }
);}

export const getValidateCrMutationKey = () => ['validateCr'] as const;

export const useValidateCrMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | ValidateCr409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidateCr422 | RateLimitedResponse | UnknownErrorResponse | ValidateCr503 | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof validateCr>>, TError,ValidateCrMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof validateCr>>, TError,ValidateCrMutationVariables, TContext> => {

const mutationKey = getValidateCrMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof validateCr>>, ValidateCrMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  validateCr(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ValidateCrMutationResult = NonNullable<Awaited<ReturnType<typeof validateCr>>>
    export type ValidateCrMutationBody = BodyType<ValidateCrRequest>
    export type ValidateCrMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | ValidateCr409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidateCr422 | RateLimitedResponse | UnknownErrorResponse | ValidateCr503 | TimeoutResponse>
    export type ValidateCrMutationVariables = {data: BodyType<ValidateCrRequest>;headers?: ValidateCrHeaders}

    /**
 * @summary Check the commercial registration
 */
export const useValidateCr = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | ValidateCr409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidateCr422 | RateLimitedResponse | UnknownErrorResponse | ValidateCr503 | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof validateCr>>, TError,ValidateCrMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof validateCr>>,
        TError,
        ValidateCrMutationVariables,
        TContext
      > => {
      return useMutation(useValidateCrMutationOptions(options), queryClient);
    }
    export const getLocalScreeningUrl = () => {

  return `/api/v1/verification/local-screening`
}

/**
 * Verifies the number of the owner or authorised person and screens it against local lists. On `HIT`, sign-up cannot continue with this number. A number other than
 * the verified one invalidates the identity approval and everything after it.
 * @summary Screen the identity number
 */
export const localScreening = async (localScreeningRequest: LocalScreeningRequest,
    headers?: LocalScreeningHeaders, options?: Parameters<typeof fetcher>[1]): Promise<LocalScreening> => {

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
return fetcher<LocalScreening>(getLocalScreeningUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(localScreeningRequest)
  }
);}

export const getLocalScreeningMutationKey = () => ['localScreening'] as const;

export const useLocalScreeningMutationOptions = <TError = ErrorType<WrongCheckDigitResponse | UnauthenticatedResponse | OutOfOrderResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | LocalScreening422 | RateLimitedResponse | UnknownErrorResponse | IdCheckUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof localScreening>>, TError,LocalScreeningMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof localScreening>>, TError,LocalScreeningMutationVariables, TContext> => {

const mutationKey = getLocalScreeningMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof localScreening>>, LocalScreeningMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  localScreening(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type LocalScreeningMutationResult = NonNullable<Awaited<ReturnType<typeof localScreening>>>
    export type LocalScreeningMutationBody = BodyType<LocalScreeningRequest>
    export type LocalScreeningMutationError = ErrorType<WrongCheckDigitResponse | UnauthenticatedResponse | OutOfOrderResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | LocalScreening422 | RateLimitedResponse | UnknownErrorResponse | IdCheckUnavailableResponse | TimeoutResponse>
    export type LocalScreeningMutationVariables = {data: BodyType<LocalScreeningRequest>;headers?: LocalScreeningHeaders}

    /**
 * @summary Screen the identity number
 */
export const useLocalScreening = <TError = ErrorType<WrongCheckDigitResponse | UnauthenticatedResponse | OutOfOrderResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | LocalScreening422 | RateLimitedResponse | UnknownErrorResponse | IdCheckUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof localScreening>>, TError,LocalScreeningMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof localScreening>>,
        TError,
        LocalScreeningMutationVariables,
        TContext
      > => {
      return useMutation(useLocalScreeningMutationOptions(options), queryClient);
    }
    export const getIdPhoneMatchUrl = () => {

  return `/api/v1/verification/id-phone-match`
}

/**
 * Checks that the verified phone is registered to the screened identity. `phoneNumber` must be the one verified at sign-up.
 * @summary Match the identity with the phone
 */
export const idPhoneMatch = async (idPhoneMatchRequest: IdPhoneMatchRequest,
    headers?: IdPhoneMatchHeaders, options?: Parameters<typeof fetcher>[1]): Promise<IdPhoneMatch> => {

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
return fetcher<IdPhoneMatch>(getIdPhoneMatchUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(idPhoneMatchRequest)
  }
);}

export const getIdPhoneMatchMutationKey = () => ['idPhoneMatch'] as const;

export const useIdPhoneMatchMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | IdPhoneMatch409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdPhoneMatch422 | RateLimitedResponse | UnknownErrorResponse | IdCheckUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof idPhoneMatch>>, TError,IdPhoneMatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof idPhoneMatch>>, TError,IdPhoneMatchMutationVariables, TContext> => {

const mutationKey = getIdPhoneMatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof idPhoneMatch>>, IdPhoneMatchMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  idPhoneMatch(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type IdPhoneMatchMutationResult = NonNullable<Awaited<ReturnType<typeof idPhoneMatch>>>
    export type IdPhoneMatchMutationBody = BodyType<IdPhoneMatchRequest>
    export type IdPhoneMatchMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | IdPhoneMatch409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdPhoneMatch422 | RateLimitedResponse | UnknownErrorResponse | IdCheckUnavailableResponse | TimeoutResponse>
    export type IdPhoneMatchMutationVariables = {data: BodyType<IdPhoneMatchRequest>;headers?: IdPhoneMatchHeaders}

    /**
 * @summary Match the identity with the phone
 */
export const useIdPhoneMatch = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | IdPhoneMatch409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdPhoneMatch422 | RateLimitedResponse | UnknownErrorResponse | IdCheckUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof idPhoneMatch>>, TError,IdPhoneMatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof idPhoneMatch>>,
        TError,
        IdPhoneMatchMutationVariables,
        TContext
      > => {
      return useMutation(useIdPhoneMatchMutationOptions(options), queryClient);
    }
