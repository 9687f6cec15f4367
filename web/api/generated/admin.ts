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
  AdminKybOption,
  AdminKybOptionList,
  AdminLoginRequest,
  AdminRequiredResponse,
  AdminSession,
  ChangeKybOption404,
  ChangeKybOption409,
  ChangeKybOptionRequest,
  CreateKybOption409,
  CreateKybOptionHeaders,
  CreateKybOptionRequest,
  IdempotencyMismatchResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListAdminKybOptionsParams,
  LoginAdmin401,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  ReorderKybOptions409,
  ReorderKybOptionsRequest,
  ServerBusyResponse,
  ServiceUnavailableResponse,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse
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

export const getLoginAdminUrl = () => {

  return `/api/admin/auth/login`
}

/**
 * In live mode, an administrator proves email, password and a second factor. Without `secondFactor`, the right password returns 401 `SECOND_FACTOR_REQUIRED`. A wrong second factor counts as a wrong password does. Failures are counted by address, by address and email, and by email, and each lock is twice as long as the one before. A device that sends its `deviceToken` is counted by itself, so that nobody else can lock it. The token is valid for 8 hours, or until half an hour passes without a call. Emails are compared in lower case, without a dot at the end, and have ASCII characters only. The sandbox accepts any such email and any password that is not blank, and ignores the second factor.
 * @summary Sign an administrator in
 */
export const loginAdmin = async (adminLoginRequest: AdminLoginRequest, options?: Parameters<typeof fetcher>[1]): Promise<AdminSession> => {

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
return fetcher<AdminSession>(getLoginAdminUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminLoginRequest)
  }
);}

export const getLoginAdminMutationKey = () => ['loginAdmin'] as const;

export const useLoginAdminMutationOptions = <TError = ErrorType<InvalidRequestResponse | LoginAdmin401 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginAdmin>>, TError,LoginAdminMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof loginAdmin>>, TError,LoginAdminMutationVariables, TContext> => {

const mutationKey = getLoginAdminMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginAdmin>>, LoginAdminMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginAdmin(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type LoginAdminMutationResult = NonNullable<Awaited<ReturnType<typeof loginAdmin>>>
    export type LoginAdminMutationBody = BodyType<AdminLoginRequest>
    export type LoginAdminMutationError = ErrorType<InvalidRequestResponse | LoginAdmin401 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>
    export type LoginAdminMutationVariables = {data: BodyType<AdminLoginRequest>}

    /**
 * @summary Sign an administrator in
 */
export const useLoginAdmin = <TError = ErrorType<InvalidRequestResponse | LoginAdmin401 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginAdmin>>, TError,LoginAdminMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginAdmin>>,
        TError,
        LoginAdminMutationVariables,
        TContext
      > => {
      return useMutation(useLoginAdminMutationOptions(options), queryClient);
    }
    export const getLogoutAdminUrl = () => {

  return `/api/admin/auth/logout`
}

/**
 * @summary End the session
 */
export const logoutAdmin = async ( options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getLogoutAdminUrl(),
  {
    ...options,
    method: 'POST'

  }
);}

export const getLogoutAdminMutationKey = () => ['logoutAdmin'] as const;

export const useLogoutAdminMutationOptions = <TError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutAdmin>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof logoutAdmin>>, TError,void, TContext> => {

const mutationKey = getLogoutAdminMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logoutAdmin>>, void> = () => {

          return  logoutAdmin(requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type LogoutAdminMutationResult = NonNullable<Awaited<ReturnType<typeof logoutAdmin>>>

    export type LogoutAdminMutationError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

    /**
 * @summary End the session
 */
export const useLogoutAdmin = <TError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutAdmin>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logoutAdmin>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(useLogoutAdminMutationOptions(options), queryClient);
    }
    export const getListAdminKybOptionsUrl = (params: ListAdminKybOptionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/kyb/options?${stringifiedParams}` : `/api/admin/kyb/options`
}

/**
 * Active or not, in every language and in display order. The languages of an option follow each other.
 * @summary List all options of a category
 */
export const listAdminKybOptions = async (params: ListAdminKybOptionsParams, options?: Parameters<typeof fetcher>[1]): Promise<AdminKybOptionList> => {

  return fetcher<AdminKybOptionList>(getListAdminKybOptionsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListAdminKybOptionsQueryKey = (params?: ListAdminKybOptionsParams,) => {
    return [
    `/api/admin/kyb/options`, ...(params ? [params] : [])
    ] as const;
    }

export const getListAdminKybOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listAdminKybOptions>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params: ListAdminKybOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminKybOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdminKybOptionsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminKybOptions>>> = ({ signal }) => listAdminKybOptions(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdminKybOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdminKybOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminKybOptions>>>
export type ListAdminKybOptionsQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListAdminKybOptions<TData = Awaited<ReturnType<typeof listAdminKybOptions>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListAdminKybOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminKybOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminKybOptions>>,
          TError,
          Awaited<ReturnType<typeof listAdminKybOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminKybOptions<TData = Awaited<ReturnType<typeof listAdminKybOptions>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListAdminKybOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminKybOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminKybOptions>>,
          TError,
          Awaited<ReturnType<typeof listAdminKybOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminKybOptions<TData = Awaited<ReturnType<typeof listAdminKybOptions>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListAdminKybOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminKybOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all options of a category
 */

export function useListAdminKybOptions<TData = Awaited<ReturnType<typeof listAdminKybOptions>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListAdminKybOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminKybOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdminKybOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateKybOptionUrl = () => {

  return `/api/admin/kyb/options`
}

/**
 * Sign-up offers the option at once. A missing code is made from the label. A missing order is the last order plus 10. `translation` also creates the option in the other language.
 * @summary Create a choice
 */
export const createKybOption = async (createKybOptionRequest: CreateKybOptionRequest,
    headers?: CreateKybOptionHeaders, options?: Parameters<typeof fetcher>[1]): Promise<AdminKybOption> => {

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
return fetcher<AdminKybOption>(getCreateKybOptionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(createKybOptionRequest)
  }
);}

export const getCreateKybOptionMutationKey = () => ['createKybOption'] as const;

export const useCreateKybOptionMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CreateKybOption409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createKybOption>>, TError,CreateKybOptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createKybOption>>, TError,CreateKybOptionMutationVariables, TContext> => {

const mutationKey = getCreateKybOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createKybOption>>, CreateKybOptionMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createKybOption(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateKybOptionMutationResult = NonNullable<Awaited<ReturnType<typeof createKybOption>>>
    export type CreateKybOptionMutationBody = BodyType<CreateKybOptionRequest>
    export type CreateKybOptionMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CreateKybOption409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CreateKybOptionMutationVariables = {data: BodyType<CreateKybOptionRequest>;headers?: CreateKybOptionHeaders}

    /**
 * @summary Create a choice
 */
export const useCreateKybOption = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CreateKybOption409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createKybOption>>, TError,CreateKybOptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createKybOption>>,
        TError,
        CreateKybOptionMutationVariables,
        TContext
      > => {
      return useMutation(useCreateKybOptionMutationOptions(options), queryClient);
    }
    export const getReorderKybOptionsUrl = () => {

  return `/api/admin/kyb/options/order`
}

/**
 * The body lists every option of the category once, by its `code` or its `id`, in display order. The orders become 10, 20 and so on.
 * @summary Reorder the options of a category
 */
export const reorderKybOptions = async (reorderKybOptionsRequest: ReorderKybOptionsRequest, options?: Parameters<typeof fetcher>[1]): Promise<AdminKybOptionList> => {

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
return fetcher<AdminKybOptionList>(getReorderKybOptionsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reorderKybOptionsRequest)
  }
);}

export const getReorderKybOptionsMutationKey = () => ['reorderKybOptions'] as const;

export const useReorderKybOptionsMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ReorderKybOptions409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reorderKybOptions>>, TError,ReorderKybOptionsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof reorderKybOptions>>, TError,ReorderKybOptionsMutationVariables, TContext> => {

const mutationKey = getReorderKybOptionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reorderKybOptions>>, ReorderKybOptionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reorderKybOptions(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ReorderKybOptionsMutationResult = NonNullable<Awaited<ReturnType<typeof reorderKybOptions>>>
    export type ReorderKybOptionsMutationBody = BodyType<ReorderKybOptionsRequest>
    export type ReorderKybOptionsMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ReorderKybOptions409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ReorderKybOptionsMutationVariables = {data: BodyType<ReorderKybOptionsRequest>}

    /**
 * @summary Reorder the options of a category
 */
export const useReorderKybOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ReorderKybOptions409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reorderKybOptions>>, TError,ReorderKybOptionsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reorderKybOptions>>,
        TError,
        ReorderKybOptionsMutationVariables,
        TContext
      > => {
      return useMutation(useReorderKybOptionsMutationOptions(options), queryClient);
    }
    export const getChangeKybOptionUrl = (optionId: string,) => {

  return `/api/admin/kyb/options/${encodeURIComponent(String(optionId))}`
}

/**
 * The label belongs to this language. Code, order and active state belong to the option in all its languages. Existing answers of customers keep the old code.
 * @summary Change a choice
 */
export const changeKybOption = async (optionId: string,
    changeKybOptionRequest: ChangeKybOptionRequest, options?: Parameters<typeof fetcher>[1]): Promise<AdminKybOption> => {

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
return fetcher<AdminKybOption>(getChangeKybOptionUrl(optionId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeKybOptionRequest)
  }
);}

export const getChangeKybOptionMutationKey = () => ['changeKybOption'] as const;

export const useChangeKybOptionMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ChangeKybOption404 | ChangeKybOption409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeKybOption>>, TError,ChangeKybOptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeKybOption>>, TError,ChangeKybOptionMutationVariables, TContext> => {

const mutationKey = getChangeKybOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeKybOption>>, ChangeKybOptionMutationVariables> = (props) => {
          const {optionId,data} = props ?? {};

          return  changeKybOption(optionId,data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ChangeKybOptionMutationResult = NonNullable<Awaited<ReturnType<typeof changeKybOption>>>
    export type ChangeKybOptionMutationBody = BodyType<ChangeKybOptionRequest>
    export type ChangeKybOptionMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ChangeKybOption404 | ChangeKybOption409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ChangeKybOptionMutationVariables = {optionId: string;data: BodyType<ChangeKybOptionRequest>}

    /**
 * @summary Change a choice
 */
export const useChangeKybOption = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ChangeKybOption404 | ChangeKybOption409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeKybOption>>, TError,ChangeKybOptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeKybOption>>,
        TError,
        ChangeKybOptionMutationVariables,
        TContext
      > => {
      return useMutation(useChangeKybOptionMutationOptions(options), queryClient);
    }
