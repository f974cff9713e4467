import '../rail/tally.css';
