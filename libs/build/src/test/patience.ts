import { configure } from '@testing-library/dom';

/** What a screen does next is awaited this long, in milliseconds; a quick machine does not notice. */
configure({ asyncUtilTimeout: 10_000 });
