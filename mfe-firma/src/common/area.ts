/** First part of every query key of the area, so that a write can invalidate all of its queries. */
export const AREA = 'firma';
