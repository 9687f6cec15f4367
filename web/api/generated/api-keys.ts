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
  ActionExpiredResponse,
  ApiKeyAlreadyRolledResponse,
  ApiKeyCode,
  ApiKeyList,
  ApiKeyNotFoundResponse,
  ApiKeyRequestList,
  BeneficiaryNotFoundResponse,
  CodeNotSentResponse,
  CodeOrActionExpiredResponse,
  ConfirmApiKeyHeaders,
  ConfirmApiKeyRequest,
  CreateApiKey409,
  CreateApiKeyHeaders,
  CreateApiKeyRequest,
  IdempotencyInFlightResponse,
  IdempotencyMismatchResponse,
  InvalidPageResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListApiKeyRequestsParams,
  NewApiKey,
  OtpLockedResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  ResendApiKeyCodeHeaders,
  RoleRequiredResponse,
  RollApiKeyHeaders,
  RollApiKeyRequest,
  RollOwnApiKeyHeaders,
  RollOwnApiKeyRequest,
  ServiceUnavailableResponse,
  TimeoutResponse,
  TooManyCodesResponse,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse,
  WrongCodeResponse
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

export const getListApiKeysUrl = () => {

  return `/api/v1/api-keys`
}

/**
 * Newest first, with those that expired in the last 30 days, without revoked ones.
 * @summary List API keys
 */
export const listApiKeys = async ( options?: Parameters<typeof fetcher>[1]): Promise<ApiKeyList> => {

  return fetcher<ApiKeyList>(getListApiKeysUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListApiKeysQueryKey = () => {
    return [
    `/api/v1/api-keys`
    ] as const;
    }

export const getListApiKeysQueryOptions = <TData = Awaited<ReturnType<typeof listApiKeys>>, TError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApiKeysQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApiKeys>>> = ({ signal }) => listApiKeys({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApiKeysQueryResult = NonNullable<Awaited<ReturnType<typeof listApiKeys>>>
export type ListApiKeysQueryError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListApiKeys<TData = Awaited<ReturnType<typeof listApiKeys>>, TError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApiKeys>>,
          TError,
          Awaited<ReturnType<typeof listApiKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApiKeys<TData = Awaited<ReturnType<typeof listApiKeys>>, TError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApiKeys>>,
          TError,
          Awaited<ReturnType<typeof listApiKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApiKeys<TData = Awaited<ReturnType<typeof listApiKeys>>, TError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List API keys
 */

export function useListApiKeys<TData = Awaited<ReturnType<typeof listApiKeys>>, TError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApiKeysQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateApiKeyUrl = () => {

  return `/api/v1/api-keys`
}

/**
 * Sends a code by SMS that names the key and its scopes. `confirmApiKey` returns the key. Without a confirmation, nothing remains of it after 15 minutes. An account has at
 * most 20 keys.
 *
 * `transfers:send` needs `sending`: the beneficiaries that the key may pay, each of which is `active`, and the most that it may send in a day. No other scope has it.
 *
 * A key belongs to the account and not to a device. It works until it expires, is revoked, or the account is closed, also after the password has changed, and not while the
 * wallet is frozen. No key confirms a transfer that it has prepared, and none reaches sign-in, devices, beneficiaries or other keys: with `api-key:roll` it
 * replaces itself.
 * @summary Create an API key
 */
export const createApiKey = async (createApiKeyRequest: CreateApiKeyRequest,
    headers?: CreateApiKeyHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ApiKeyCode> => {

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
return fetcher<ApiKeyCode>(getCreateApiKeyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(createApiKeyRequest)
  }
);}

export const getCreateApiKeyMutationKey = () => ['createApiKey'] as const;

export const useCreateApiKeyMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | BeneficiaryNotFoundResponse | CreateApiKey409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createApiKey>>, TError,CreateApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createApiKey>>, TError,CreateApiKeyMutationVariables, TContext> => {

const mutationKey = getCreateApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createApiKey>>, CreateApiKeyMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createApiKey(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof createApiKey>>>
    export type CreateApiKeyMutationBody = BodyType<CreateApiKeyRequest>
    export type CreateApiKeyMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | BeneficiaryNotFoundResponse | CreateApiKey409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type CreateApiKeyMutationVariables = {data: BodyType<CreateApiKeyRequest>;headers?: CreateApiKeyHeaders}

    /**
 * @summary Create an API key
 */
export const useCreateApiKey = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | BeneficiaryNotFoundResponse | CreateApiKey409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createApiKey>>, TError,CreateApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createApiKey>>,
        TError,
        CreateApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(useCreateApiKeyMutationOptions(options), queryClient);
    }
    export const getRollOwnApiKeyUrl = () => {

  return `/api/v1/api-keys/roll`
}

/**
 * For programs that replace their key by themselves, without a code: the new key may do no more, ends no later, and shares the daily cap. The old one works for `overlapHours`
 * more, within which a repetition with the same `Idempotency-Key` returns the new one again. A key rolls itself once. The owner is told.
 * @summary Roll the API key of the call
 */
export const rollOwnApiKey = async (rollOwnApiKeyRequest: RollOwnApiKeyRequest,
    headers: RollOwnApiKeyHeaders, options?: Parameters<typeof fetcher>[1]): Promise<NewApiKey> => {

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
return fetcher<NewApiKey>(getRollOwnApiKeyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(rollOwnApiKeyRequest)
  }
);}

export const getRollOwnApiKeyMutationKey = () => ['rollOwnApiKey'] as const;

export const useRollOwnApiKeyMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | ApiKeyAlreadyRolledResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rollOwnApiKey>>, TError,RollOwnApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof rollOwnApiKey>>, TError,RollOwnApiKeyMutationVariables, TContext> => {

const mutationKey = getRollOwnApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rollOwnApiKey>>, RollOwnApiKeyMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  rollOwnApiKey(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RollOwnApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof rollOwnApiKey>>>
    export type RollOwnApiKeyMutationBody = BodyType<RollOwnApiKeyRequest>
    export type RollOwnApiKeyMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | ApiKeyAlreadyRolledResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RollOwnApiKeyMutationVariables = {data: BodyType<RollOwnApiKeyRequest>;headers: RollOwnApiKeyHeaders}

    /**
 * @summary Roll the API key of the call
 */
export const useRollOwnApiKey = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | ApiKeyAlreadyRolledResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rollOwnApiKey>>, TError,RollOwnApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rollOwnApiKey>>,
        TError,
        RollOwnApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(useRollOwnApiKeyMutationOptions(options), queryClient);
    }
    export const getRevokeApiKeyUrl = (apiKeyId: string,) => {

  return `/api/v1/api-keys/${encodeURIComponent(String(apiKeyId))}`
}

/**
 * It stops working at once, as do the keys that it was rolled from and into, also one that waits for its code. Needs no code.
 * @summary Revoke an API key
 */
export const revokeApiKey = async (apiKeyId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getRevokeApiKeyUrl(apiKeyId),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getRevokeApiKeyMutationKey = () => ['revokeApiKey'] as const;

export const useRevokeApiKeyMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeApiKey>>, TError,RevokeApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeApiKey>>, TError,RevokeApiKeyMutationVariables, TContext> => {

const mutationKey = getRevokeApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeApiKey>>, RevokeApiKeyMutationVariables> = (props) => {
          const {apiKeyId} = props ?? {};

          return  revokeApiKey(apiKeyId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RevokeApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof revokeApiKey>>>

    export type RevokeApiKeyMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RevokeApiKeyMutationVariables = {apiKeyId: string}

    /**
 * @summary Revoke an API key
 */
export const useRevokeApiKey = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeApiKey>>, TError,RevokeApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeApiKey>>,
        TError,
        RevokeApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(useRevokeApiKeyMutationOptions(options), queryClient);
    }
    export const getListApiKeyRequestsUrl = (apiKeyId: string,
    params?: ListApiKeyRequestsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/api-keys/${encodeURIComponent(String(apiKeyId))}/requests?${stringifiedParams}` : `/api/v1/api-keys/${encodeURIComponent(String(apiKeyId))}/requests`
}

/**
 * Those of the last 30 days, newest first, also of a key that has expired or was revoked. They are stored after the response, within a second: a crash of the server may lose the
 * last ones. Requests above the limit of the key are not stored. A cursor contains its filter: leave it out, or send the same one.
 * @summary List the requests of an API key
 */
export const listApiKeyRequests = async (apiKeyId: string,
    params?: ListApiKeyRequestsParams, options?: Parameters<typeof fetcher>[1]): Promise<ApiKeyRequestList> => {

  return fetcher<ApiKeyRequestList>(getListApiKeyRequestsUrl(apiKeyId,params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListApiKeyRequestsQueryKey = (apiKeyId: string,
    params?: ListApiKeyRequestsParams,) => {
    return [
    `/api/v1/api-keys/${apiKeyId}/requests`, ...(params ? [params] : [])
    ] as const;
    }

export const getListApiKeyRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listApiKeyRequests>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(apiKeyId: string,
    params?: ListApiKeyRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeyRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApiKeyRequestsQueryKey(apiKeyId,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApiKeyRequests>>> = ({ signal }) => listApiKeyRequests(apiKeyId,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: apiKeyId !== null && apiKeyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApiKeyRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApiKeyRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listApiKeyRequests>>>
export type ListApiKeyRequestsQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListApiKeyRequests<TData = Awaited<ReturnType<typeof listApiKeyRequests>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 apiKeyId: string,
    params: undefined |  ListApiKeyRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeyRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApiKeyRequests>>,
          TError,
          Awaited<ReturnType<typeof listApiKeyRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApiKeyRequests<TData = Awaited<ReturnType<typeof listApiKeyRequests>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 apiKeyId: string,
    params?: ListApiKeyRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeyRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApiKeyRequests>>,
          TError,
          Awaited<ReturnType<typeof listApiKeyRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApiKeyRequests<TData = Awaited<ReturnType<typeof listApiKeyRequests>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 apiKeyId: string,
    params?: ListApiKeyRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeyRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the requests of an API key
 */

export function useListApiKeyRequests<TData = Awaited<ReturnType<typeof listApiKeyRequests>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 apiKeyId: string,
    params?: ListApiKeyRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeyRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApiKeyRequestsQueryOptions(apiKeyId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getRollApiKeyUrl = (apiKeyId: string,) => {

  return `/api/v1/api-keys/${encodeURIComponent(String(apiKeyId))}/roll`
}

/**
 * Makes another key with the same name, scopes and `sending`, which `confirmApiKey` returns as it does a new one. Once it is confirmed, the old key works for `overlapHours` more, if it
 * does not expire before. A key is rolled once: the next time, roll the new one.
 * @summary Roll an API key
 */
export const rollApiKey = async (apiKeyId: string,
    rollApiKeyRequest: RollApiKeyRequest,
    headers?: RollApiKeyHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ApiKeyCode> => {

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
return fetcher<ApiKeyCode>(getRollApiKeyUrl(apiKeyId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(rollApiKeyRequest)
  }
);}

export const getRollApiKeyMutationKey = () => ['rollApiKey'] as const;

export const useRollApiKeyMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | ApiKeyAlreadyRolledResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rollApiKey>>, TError,RollApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof rollApiKey>>, TError,RollApiKeyMutationVariables, TContext> => {

const mutationKey = getRollApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rollApiKey>>, RollApiKeyMutationVariables> = (props) => {
          const {apiKeyId,data,headers} = props ?? {};

          return  rollApiKey(apiKeyId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RollApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof rollApiKey>>>
    export type RollApiKeyMutationBody = BodyType<RollApiKeyRequest>
    export type RollApiKeyMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | ApiKeyAlreadyRolledResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type RollApiKeyMutationVariables = {apiKeyId: string;data: BodyType<RollApiKeyRequest>;headers?: RollApiKeyHeaders}

    /**
 * @summary Roll an API key
 */
export const useRollApiKey = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | ApiKeyAlreadyRolledResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rollApiKey>>, TError,RollApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rollApiKey>>,
        TError,
        RollApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(useRollApiKeyMutationOptions(options), queryClient);
    }
    export const getConfirmApiKeyUrl = (apiKeyId: string,) => {

  return `/api/v1/api-keys/${encodeURIComponent(String(apiKeyId))}/confirm`
}

/**
 * One code confirms one key, once, and only who asked for the key has the code. This is the only response that has the key: the server stores its hash.
 * @summary Confirm an API key
 */
export const confirmApiKey = async (apiKeyId: string,
    confirmApiKeyRequest: ConfirmApiKeyRequest,
    headers?: ConfirmApiKeyHeaders, options?: Parameters<typeof fetcher>[1]): Promise<NewApiKey> => {

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
return fetcher<NewApiKey>(getConfirmApiKeyUrl(apiKeyId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmApiKeyRequest)
  }
);}

export const getConfirmApiKeyMutationKey = () => ['confirmApiKey'] as const;

export const useConfirmApiKeyMutationOptions = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | ApiKeyAlreadyRolledResponse | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmApiKey>>, TError,ConfirmApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmApiKey>>, TError,ConfirmApiKeyMutationVariables, TContext> => {

const mutationKey = getConfirmApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmApiKey>>, ConfirmApiKeyMutationVariables> = (props) => {
          const {apiKeyId,data,headers} = props ?? {};

          return  confirmApiKey(apiKeyId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ConfirmApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof confirmApiKey>>>
    export type ConfirmApiKeyMutationBody = BodyType<ConfirmApiKeyRequest>
    export type ConfirmApiKeyMutationError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | ApiKeyAlreadyRolledResponse | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ConfirmApiKeyMutationVariables = {apiKeyId: string;data: BodyType<ConfirmApiKeyRequest>;headers?: ConfirmApiKeyHeaders}

    /**
 * @summary Confirm an API key
 */
export const useConfirmApiKey = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | ApiKeyAlreadyRolledResponse | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmApiKey>>, TError,ConfirmApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmApiKey>>,
        TError,
        ConfirmApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(useConfirmApiKeyMutationOptions(options), queryClient);
    }
    export const getResendApiKeyCodeUrl = (apiKeyId: string,) => {

  return `/api/v1/api-keys/${encodeURIComponent(String(apiKeyId))}/resend`
}

/**
 * The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code of an API key again
 */
export const resendApiKeyCode = async (apiKeyId: string,
    headers?: ResendApiKeyCodeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ApiKeyCode> => {

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
return fetcher<ApiKeyCode>(getResendApiKeyCodeUrl(apiKeyId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getResendApiKeyCodeMutationKey = () => ['resendApiKeyCode'] as const;

export const useResendApiKeyCodeMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendApiKeyCode>>, TError,ResendApiKeyCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resendApiKeyCode>>, TError,ResendApiKeyCodeMutationVariables, TContext> => {

const mutationKey = getResendApiKeyCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendApiKeyCode>>, ResendApiKeyCodeMutationVariables> = (props) => {
          const {apiKeyId,headers} = props ?? {};

          return  resendApiKeyCode(apiKeyId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ResendApiKeyCodeMutationResult = NonNullable<Awaited<ReturnType<typeof resendApiKeyCode>>>

    export type ResendApiKeyCodeMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type ResendApiKeyCodeMutationVariables = {apiKeyId: string;headers?: ResendApiKeyCodeHeaders}

    /**
 * @summary Send the code of an API key again
 */
export const useResendApiKeyCode = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | ApiKeyNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendApiKeyCode>>, TError,ResendApiKeyCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendApiKeyCode>>,
        TError,
        ResendApiKeyCodeMutationVariables,
        TContext
      > => {
      return useMutation(useResendApiKeyCodeMutationOptions(options), queryClient);
    }
