import { words } from './words.ts';

interface FocusArguments {
  optionText: string;
  isSelected: boolean;
}

/**
 * React Aria's Romanian strings are partly wrong ("Revocare" for closing). Once set, this dictionary replaces those of all
 * packages, and React Aria throws for a package that is missing here.
 */
const strings = {
  '@react-aria/overlays': { dismiss: words.close },
  '@react-aria/menu': { longPressMessage: words.longPress },
  '@react-aria/calendar': {
    previous: words.previousMonth,
    next: words.nextMonth,
    dateSelected: ({ date }: { date: string }) => words.selected(date),
    selectedDateDescription: ({ date }: { date: string }) => words.chosenDay(date),
    todayDate: ({ date }: { date: string }) => words.today(date),
    todayDateSelected: ({ date }: { date: string }) => words.selected(words.today(date)),
    minimumDate: words.firstDay,
    maximumDate: words.lastDay,
  },
  '@react-aria/combobox': {
    buttonLabel: words.showSuggestions,
    listboxLabel: words.suggestions,
    // An empty list shows its own message.
    countAnnouncement: ({ optionCount }: { optionCount: number }) =>
      optionCount === 0 ? '' : words.suggestionCount(optionCount),
    focusAnnouncement: ({ optionText, isSelected }: FocusArguments) =>
      isSelected ? words.selected(optionText) : optionText,
    selectedAnnouncement: ({ optionText }: { optionText: string }) => words.selected(optionText),
  },
};

/** Registers the strings with React Aria; does nothing on a server. Call before the first render. */
export function installAriaStrings(): void {
  if (typeof window === 'undefined') return;
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: 'ro-RO',
    [Symbol.for('react-aria.i18n.strings')]: strings,
  });
}
