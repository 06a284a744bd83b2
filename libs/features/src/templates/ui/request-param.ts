/** Parameter of the address of a document that names the request whose data fills its templates. */
export const REQUEST_PARAM = 'solicitare';
